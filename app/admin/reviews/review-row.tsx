import { Children, useState } from 'react'
import { Link, useRevalidator } from 'react-router'
import { api } from '#app/api.ts'
import { Image } from '#app/media/image.tsx'
import { ReviewPhotos } from '#app/reviews/review-photos.tsx'
import { Stars } from '#app/ui/stars.tsx'
import type { ReceivedReview } from '#contract/reviews/calls.ts'
import { adminReviewsMessages } from '#messages/en-US/admin/reviews.ts'
import { reviewsMessages } from '#messages/en-US/reviews.ts'
import { Moment } from '../moment.tsx'
import { smallButton } from '../small-control.ts'
import { useSaving } from '../use-saving.ts'
import { ReviewReply } from './review-reply.tsx'

/** A review in the admin list, with its visibility and the shop's reply. */
export function ReviewRow({ review: loaded }: { review: ReceivedReview }) {
  const { revalidate } = useRevalidator()
  // A changed row stays in place, so that the change can be undone; freshly loaded data replaces it.
  const [changed, setChanged] = useState({ loaded, review: loaded })
  const review = changed.loaded === loaded ? changed.review : loaded
  const { product } = review
  const show = (now: ReceivedReview) => setChanged({ loaded, review: now })

  return (
    <li className="grid grid-cols-[3.5rem_minmax(0,1fr)] gap-x-4 gap-y-3 py-6">
      <Image image={product.image} sizes="56px" isDecorative className="w-14" />
      <article aria-label={adminReviewsMessages.review(review.reviewTitle, product.name)} className="min-w-0">
        <div className="flex flex-wrap items-baseline gap-x-4">
          {product.address ? (
            <Link to={`${product.address}#reviews`} reloadDocument className="link py-1 font-medium wrap-anywhere">
              {product.name}
            </Link>
          ) : (
            <Link to={`/admin/products/${product._id}`} className="link py-1 font-medium wrap-anywhere">
              {adminReviewsMessages.notPublished(product.name)}
            </Link>
          )}
          {review.hiddenAt && (
            <span className="text-small font-medium text-accent">
              {Children.toArray(adminReviewsMessages.hiddenSince(<Moment at={review.hiddenAt} isDay />))}
            </span>
          )}
        </div>
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
        <div className={review.hiddenAt ? 'text-ink-soft' : ''}>
          <h2 className="mt-3 font-medium wrap-anywhere">{review.reviewTitle}</h2>
          <p className="mt-1 max-w-text wrap-anywhere whitespace-pre-line">{review.message}</p>
        </div>
        {review.photos.length > 0 && <ReviewPhotos review={review} />}
        <ReviewReply
          review={review}
          onChanged={show}
          onRefused={revalidate}
          beside={<Visibility review={review} onChanged={show} onRefused={revalidate} />}
        />
      </article>
    </li>
  )
}

interface VisibilityProps {
  review: ReceivedReview
  onChanged: (now: ReceivedReview) => void
  onRefused: () => Promise<void>
}

function Visibility({ review, onChanged, onRefused }: VisibilityProps) {
  const { isBusy, refusal, save } = useSaving()

  async function toggle() {
    const change = review.hiddenAt ? api.reviews.showReview : api.reviews.hideReview
    const done = await save(() => change({ reviewId: review._id }))
    if (done) onChanged(done.review)
    else await onRefused()
  }

  return (
    <>
      <button
        type="button"
        aria-disabled={isBusy}
        aria-label={adminReviewsMessages[review.hiddenAt ? 'showAgainOf' : 'hideOf'](review.reviewTitle)}
        className={smallButton}
        onClick={toggle}
      >
        {review.hiddenAt ? adminReviewsMessages.showAgain : adminReviewsMessages.hide}
      </button>
      {refusal && (
        <p role="alert" className="basis-full text-small text-accent">
          {refusal.message}
        </p>
      )}
    </>
  )
}
