import { Link } from 'react-router'
import { useSession } from '#app/state/use-session.ts'
import { Button } from '#app/ui/button.tsx'
import { Form } from '#app/ui/form/form.tsx'
import { FormField } from '#app/ui/form/form-field.tsx'
import { FormSummary } from '#app/ui/form/form-summary.tsx'
import { useForm } from '#app/ui/form/use-form.ts'
import type { Review } from '#contract/reviews/calls.ts'
import { reviewsMessages } from '#messages/en-US/reviews.ts'
import { FitChoice } from './fit-choice.tsx'
import { PhotoPicker } from './photo-picker.tsx'
import { reviewFields } from './review-fields.ts'
import { sendReview } from './send-review.ts'
import { StarChoice } from './star-choice.tsx'
import { usePhotos } from './use-photos.ts'

/** What a review needs to know of its product. */
export interface ReviewedProduct {
  _id: string
  name: string
  sizeVariant: readonly unknown[]
}

export interface ReviewFormProps {
  product: ReviewedProduct
  /** The product page, to return to after logging in. */
  path: string
  onAdded: (review: Review) => void
}

/** Typed text survives logging in; photos are uploaded as soon as they are picked. */
export function ReviewForm({ product, path, onAdded }: ReviewFormProps) {
  const { user } = useSession()
  const { photos, error: photoError, add, remove } = usePhotos()
  const form = useForm({
    fields: reviewFields,
    initial: user ? { name: `${user.firstName} ${user.lastName}`.trim(), email: user.email } : {},
    draft: `review:${product._id}`,
    isQuiet: true,
    async submit(typed) {
      const uploaded = photos.flatMap(({ url }) => url ?? [])
      onAdded(await sendReview({ ...typed, productId: product._id, photos: uploaded }, user))
    },
  })
  const isUploading = photos.some(({ url, error }) => url === null && error === null)

  return (
    <Form of={form} className="flex flex-col gap-5">
      <p className="text-ink-soft">{product.name}</p>
      <FormSummary of={form}>
        {!user && (
          <Link to={`/login?next=${encodeURIComponent(path)}`} rel="nofollow" className="link font-medium">
            {reviewsMessages.logIn}
          </Link>
        )}
      </FormSummary>
      <StarChoice
        rating={Number(form.values.rating)}
        error={form.errors.rating ?? null}
        onRate={(rating) => form.set({ rating: String(rating) })}
      />
      {product.sizeVariant.length > 0 && (
        <FitChoice fit={form.values.fit ?? ''} onChoose={(fit) => form.set({ fit })} />
      )}
      <FormField of={form} name="name" />
      <FormField of={form} name="email" />
      <FormField of={form} name="reviewTitle" />
      <FormField of={form} name="message" />
      {user && <PhotoPicker photos={photos} error={photoError} onAdd={add} onRemove={remove} />}
      <Button type="submit" busy={form.isBusy || isUploading}>
        {reviewsMessages.submit}
      </Button>
    </Form>
  )
}
