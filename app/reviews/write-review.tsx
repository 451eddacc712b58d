import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Link } from 'react-router'
import { api, RefusedError } from '#app/api.ts'
import { tabData } from '#app/state/tab-data.ts'
import { useSession } from '#app/state/use-session.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { Field } from '#app/ui/form/field.tsx'
import { TextareaField } from '#app/ui/form/textarea-field.tsx'
import { toast } from '#app/ui/toast/toast.ts'
import type { Review } from '#contract/reviews/calls.ts'
import { checkReview, type ReviewField } from './check-review.ts'
import { PhotoPicker } from './photo-picker.tsx'
import { StarChoice } from './star-choice.tsx'
import { usePhotos } from './use-photos.ts'

interface WriteReviewProps {
  product: { _id: string; name: string }
  /** The product's page, to come back to after logging in. */
  path: string
  open: boolean
  onOpenChange: (open: boolean) => void
  onAdded: (review: Review) => void
}

/** Source: spec section 8. */
const notLoggedIn = 'Please log in to your account to submit a review.'
const failed = 'An error occurred while submitting the review. Please try again'

/** The window in which a review is written. What was typed is kept until it has been sent. */
export function WriteReview({ open, onOpenChange, onAdded, ...rest }: WriteReviewProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Write a review">
      <ReviewForm
        {...rest}
        onAdded={(review) => {
          onAdded(review)
          onOpenChange(false)
        }}
      />
    </Dialog>
  )
}

const order: ReviewField[] = ['rating', 'name', 'email', 'reviewTitle', 'message', 'photos']

function ReviewForm({ product, path, onAdded }: Pick<WriteReviewProps, 'product' | 'path' | 'onAdded'>) {
  const { user } = useSession()
  const [draft, setDraft] = useState(() => {
    const kept = tabData.get('reviewDraft')
    if (kept?.productId === product._id) return kept
    const name = user ? `${user.firstName} ${user.lastName}`.trim() : ''
    return { productId: product._id, name, email: user?.email ?? '', reviewTitle: '', message: '', rating: 0 }
  })
  const { photos, error: photoError, add, remove } = usePhotos()
  const [isAsked, setAsked] = useState(false)
  const [isSending, setSending] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const form = useRef<HTMLFormElement>(null)

  useEffect(() => tabData.set('reviewDraft', draft), [draft])

  const errors = isAsked ? checkReview({ ...draft, photoCount: photos.length }) : {}
  const isUploading = photos.some(({ url, error }) => url === null && error === null)

  const field = (name: 'name' | 'email' | 'reviewTitle' | 'message') => ({
    name,
    value: draft[name],
    error: errors[name] ?? null,
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      setDraft({ ...draft, [name]: value }),
  })

  async function submit(event: SubmitEvent) {
    event.preventDefault()
    // What is wrong takes its room before the first of it is scrolled to.
    flushSync(() => setAsked(true))
    if (!user) {
      setRefusal(notLoggedIn)
      return toast.error(notLoggedIn)
    }
    const found = checkReview({ ...draft, photoCount: photos.length })
    const first = order.find((name) => found[name])
    if (first) return form.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus()
    await send()
  }

  async function send() {
    setSending(true)
    setRefusal(null)
    try {
      const sent = photos.flatMap(({ url }) => (url ? [url] : []))
      const review = await api.reviews.addReview({ ...draft, photos: sent })
      tabData.forget('reviewDraft')
      toast.success('Your review has been added successfully.')
      onAdded(review)
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error
      // What the shopper can mend is said as it is; anything else in the one sentence for it.
      const isTheirs = error.status >= 400 && error.status < 500
      setRefusal(isTheirs ? error.message : failed)
      toast.error(failed, { at: 'top-left' })
    } finally {
      setSending(false)
    }
  }

  return (
    <form ref={form} noValidate onSubmit={submit} className="flex flex-col gap-5">
      <p className="text-ink-soft">{product.name}</p>
      <StarChoice
        rating={draft.rating}
        error={errors.rating ?? null}
        onRate={(rating) => setDraft({ ...draft, rating })}
      />
      <Field label="Name" autoComplete="name" maxLength={80} {...field('name')} />
      <Field
        label="E-mail"
        type="email"
        autoComplete="email"
        maxLength={254}
        hint="Only you and the shop can see it."
        {...field('email')}
      />
      <Field label="Review title" maxLength={120} {...field('reviewTitle')} />
      <TextareaField label="Your review" maxLength={5_000} {...field('message')} />
      {user && <PhotoPicker photos={photos} error={photoError} onAdd={add} onRemove={remove} />}
      {refusal && (
        <p role="alert" className="border-l-2 border-accent pl-4 text-accent">
          {refusal}{' '}
          {!user && (
            <Link to={`/login?next=${encodeURIComponent(path)}`} className="link font-medium">
              Log in
            </Link>
          )}
        </p>
      )}
      <Button type="submit" busy={isSending || isUploading}>
        Submit review
      </Button>
    </form>
  )
}
