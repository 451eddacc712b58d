import { useSettings } from '#app/settings/use-settings.ts'
import { Stars } from '#app/ui/stars.tsx'
import { dayWithYear } from '#contract/day-in-words.ts'
import type { Review } from '#contract/reviews/calls.ts'
import { reviewsMessages } from '#messages/en-US/reviews.ts'
import { PhotoThumbs } from './photo-thumbs.tsx'

interface ReviewItemProps {
  review: Review
  isOwn: boolean
  onOpenPhoto: (src: string) => void
  onDelete: () => void
}

/** A review with its photos and the shop's reply; its author may delete it. */
export function ReviewItem({ review, isOwn, onOpenPhoto, onDelete }: ReviewItemProps) {
  const { name } = useSettings().shop
  return (
    <article className="border-t border-line py-6 wrap-anywhere">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-small text-ink-soft">
        <Stars value={review.rating} />
        <span className="text-ink">{review.name}</span>
        {review.verified && <span>{reviewsMessages.verified}</span>}
        {review.fit && <span>{reviewsMessages.fit[review.fit]}</span>}
        <time dateTime={review.createdAt}>{dayWithYear(review.createdAt)}</time>
      </div>
      <h3 className="mt-2 font-medium">{review.reviewTitle}</h3>
      <p className="mt-1 max-w-text whitespace-pre-line">{review.message}</p>
      {review.photos.length > 0 && (
        <PhotoThumbs
          photos={review.photos.map((src) => ({ src, name: review.name }))}
          onOpen={onOpenPhoto}
          className="mt-3"
        />
      )}
      {review.reply && (
        <blockquote className="mt-4 max-w-text border-l-2 border-accent pl-4">
          <p className="text-small text-ink-soft">{reviewsMessages.replyFrom(name)}</p>
          <p className="whitespace-pre-line">{review.reply}</p>
        </blockquote>
      )}
      {isOwn && (
        <button
          type="button"
          aria-haspopup="dialog"
          className="link mt-2 inline-flex min-h-11 items-center text-small"
          onClick={onDelete}
        >
          {reviewsMessages.delete}
        </button>
      )}
    </article>
  )
}
