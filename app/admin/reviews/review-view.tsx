import { Link, useNavigate, useRevalidator } from 'react-router'
import { api } from '#app/api.ts'
import { Image } from '#app/media/image.tsx'
import { ReviewPhotos } from '#app/reviews/review-photos.tsx'
import { Stars } from '#app/ui/stars.tsx'
import type { ReceivedReview } from '#contract/reviews/calls.ts'
import { adminReviewsMessages } from '#messages/en-US/admin/reviews.ts'
import { reviewsMessages } from '#messages/en-US/reviews.ts'
import { ConfirmButton } from '../confirm-button.tsx'
import { Moment } from '../moment.tsx'
import { RowRefusal } from '../row-refusal.tsx'
import { smallButton } from '../small-control.ts'
import { useSaving } from '../use-saving.ts'
import { ReviewReply } from './review-reply.tsx'

/** A review with its product and author, its visibility and the shop's reply. */
export function ReviewView({ review }: { review: ReceivedReview }) {
  const { revalidate } = useRevalidator()
  const { product } = review
  return (
    <div className="grid grid-cols-[3.5rem_minmax(0,1fr)] gap-x-4 gap-y-3">
      <Image image={product.image} sizes="56px" isDecorative className="w-14" />
      <article aria-label={adminReviewsMessages.review(review.reviewTitle, product.name)} className="min-w-0">
        {product.address ? (
          <Link to={`${product.address}#reviews`} reloadDocument className="link py-1 font-medium wrap-anywhere">
            {product.name}
          </Link>
        ) : (
          <Link to={`/admin/products/${product._id}`} className="link py-1 font-medium wrap-anywhere">
            {adminReviewsMessages.notPublished(product.name)}
          </Link>
        )}
        <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-small text-ink-soft">
          <Stars value={review.rating} />
          <span className="text-ink">{review.name}</span>
          {review.fit && <span>{reviewsMessages.fit[review.fit]}</span>}
          {review.email && (
            <a href={`mailto:${review.email}`} className="link break-all">
              {review.email}
            </a>
          )}
          {review.verified && <span>{adminReviewsMessages.verified}</span>}
          <Moment at={review.createdAt} isDay />
        </p>
        <p className={`mt-3 max-w-text wrap-anywhere whitespace-pre-line ${review.hiddenAt ? 'text-ink-soft' : ''}`}>
          {review.message}
        </p>
        {review.photos.length > 0 && <ReviewPhotos review={review} />}
        <ReviewReply
          review={review}
          onChanged={revalidate}
          onRefused={revalidate}
          beside={<ReviewActions review={review} onChanged={revalidate} />}
        />
      </article>
    </div>
  )
}

interface ReviewActionsProps {
  review: ReceivedReview
  onChanged: () => Promise<void>
}

function ReviewActions({ review, onChanged }: ReviewActionsProps) {
  const { isBusy, refusal, save } = useSaving()
  const navigate = useNavigate()
  const { _id: reviewId, hiddenAt, reviewTitle } = review

  async function toggle() {
    await save(() => (hiddenAt ? api.reviews.showReview : api.reviews.hideReview)({ reviewId }))
    await onChanged()
  }

  return (
    <>
      <button type="button" aria-disabled={isBusy} className={smallButton} onClick={toggle}>
        {hiddenAt ? adminReviewsMessages.showAgain : adminReviewsMessages.hide}
      </button>
      <ConfirmButton
        isSmall
        label={adminReviewsMessages.remove}
        title={adminReviewsMessages.removeTitle(reviewTitle)}
        change={() => api.reviews.removeReview({ reviewId })}
        onDone={() => navigate('/admin/reviews')}
      >
        <p>{adminReviewsMessages.bulk.removeText(1)}</p>
      </ConfirmButton>
      <RowRefusal refusal={refusal} />
    </>
  )
}
