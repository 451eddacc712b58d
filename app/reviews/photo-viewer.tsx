import { ImageViewer } from '#app/media/image-viewer.tsx'
import { Stars } from '#app/ui/stars.tsx'
import { dayWithYear } from '#contract/day-in-words.ts'
import type { Review } from '#contract/reviews/calls.ts'
import { reviewsMessages } from '#messages/en-US/reviews.ts'

/** What a review shows with its photos. */
export type PhotographedReview = Pick<Review, 'photos' | 'name' | 'rating' | 'reviewTitle' | 'message' | 'createdAt'>

interface PhotoViewerProps {
  reviews: readonly PhotographedReview[]
  /** The address of the first photo shown. */
  openedAt: string
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** The photos of all reviews in one viewer, each with its review below it. */
export function PhotoViewer({ reviews, openedAt, open, onOpenChange }: PhotoViewerProps) {
  const shown = reviews.flatMap((review) => review.photos.map((src) => ({ src, review })))
  const images = shown.map(({ src, review }) => {
    return { src, alt: reviewsMessages.photoBy(review.name), tint: 'var(--color-linen)' }
  })
  return (
    <ImageViewer
      images={images}
      captions={shown.map(({ src, review }) => <Caption key={src} review={review} />)}
      startAt={Math.max(
        0,
        shown.findIndex(({ src }) => src === openedAt),
      )}
      open={open}
      onOpenChange={onOpenChange}
      label={reviewsMessages.photos}
    />
  )
}

function Caption({ review: { rating, name, createdAt, reviewTitle, message } }: { review: PhotographedReview }) {
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 text-small text-ink-soft">
        <Stars value={rating} />
        {reviewsMessages.captionBy(name, dayWithYear(createdAt))}
      </p>
      <p className="mt-1 font-medium">{reviewTitle}</p>
      <p className="whitespace-pre-line">{message}</p>
    </>
  )
}
