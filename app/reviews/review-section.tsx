import { Suspense, useEffect, useRef, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { lazyPart } from '#app/ui/lazy-part.ts'
import type { Review } from '#contract/reviews/calls.ts'
import { reviewsMessages } from '#messages/en-US/reviews.ts'
import { PhotoThumbs } from './photo-thumbs.tsx'
import { ReviewBars } from './review-bars.tsx'
import type { ReviewedProduct } from './review-form.tsx'
import { ReviewItem } from './review-item.tsx'
import { PhotoViewer, usePhotoViewer } from './use-photo-viewer.ts'
import type { ReviewList } from './use-reviews.ts'

const WriteReview = lazyPart(async () => (await import('./write-review.tsx')).WriteReview)
const DeleteReview = lazyPart(async () => (await import('./delete-review.tsx')).DeleteReview)

interface ReviewSectionProps {
  product: ReviewedProduct
  /** The path of the product page. */
  path: string
  list: ReviewList
}

/** The reviews of a product, and the form to write one. */
export function ReviewSection({ product, path, list }: ReviewSectionProps) {
  const [writing, setWriting] = useState<'never' | 'open' | 'closed'>('never')
  const [deletion, setDeletion] = useState<{ of: Review; step: 'asked' | 'canceled' | 'done' } | null>(null)
  const section = useRef<HTMLDivElement>(null)
  const { summary, rating } = list
  const { openPhoto, viewer } = usePhotoViewer(list.needAll)
  const isFirst = summary.count === 0

  // The button that had the focus was removed with its review.
  useEffect(() => {
    if (deletion?.step === 'done') section.current?.closest('details')?.querySelector('summary')?.focus()
  }, [deletion])

  async function write() {
    if (await WriteReview.load()) setWriting('open')
  }

  async function askToDelete(review: Review) {
    if (await DeleteReview.load()) setDeletion({ of: review, step: 'asked' })
  }

  return (
    <div ref={section} className={isFirst ? '' : 'grid gap-10 lg:grid-cols-[20rem_1fr] lg:gap-16'}>
      <h2 className="sr-only">{reviewsMessages.heading(product.name)}</h2>
      <div className="flex flex-col items-start gap-6 lg:sticky lg:top-28 lg:self-start">
        {summary.count > 0 ? (
          <ReviewBars summary={summary} rating={rating} onFilter={list.filterBy} />
        ) : (
          <p>{reviewsMessages.none(product.name)}</p>
        )}
        <Button variant="secondary" aria-haspopup="dialog" onClick={write}>
          {reviewsMessages.write}
        </Button>
      </div>
      <ShownReviews list={list} onOpenPhoto={openPhoto} onDelete={(review) => void askToDelete(review)} />
      {viewer && (
        <Suspense>
          <PhotoViewer reviews={list.known} {...viewer} />
        </Suspense>
      )}
      {writing !== 'never' && (
        <Suspense>
          <WriteReview
            product={product}
            path={path}
            open={writing === 'open'}
            onOpenChange={(open) => setWriting(open ? 'open' : 'closed')}
            onAdded={list.add}
          />
        </Suspense>
      )}
      {deletion && (
        <Suspense>
          <DeleteReview
            review={deletion.of}
            productId={product._id}
            open={deletion.step === 'asked'}
            onKeep={() => setDeletion({ ...deletion, step: 'canceled' })}
            onDeleted={() => {
              list.remove(deletion.of)
              setDeletion({ ...deletion, step: 'done' })
            }}
          />
        </Suspense>
      )}
    </div>
  )
}

interface ShownReviewsProps {
  list: ReviewList
  onOpenPhoto: (src: string) => Promise<void>
  onDelete: (review: Review) => void
}

function ShownReviews({ list, onOpenPhoto, onDelete }: ShownReviewsProps) {
  const { rating } = list
  return (
    <div>
      {rating !== null && <ShownRating rating={rating} onShowAll={() => list.filterBy(null)} />}
      {rating === null && list.photos.length > 0 && <Photos photos={list.photos} onOpen={onOpenPhoto} />}
      {list.visible.map((review) => (
        <ReviewItem
          key={review._id}
          review={review}
          isOwn={review.user !== null && review.user === list.userId}
          onOpenPhoto={(src) => void onOpenPhoto(src)}
          onDelete={() => onDelete(review)}
        />
      ))}
      {list.hasMore && (
        <Button variant="secondary" className="mt-4" onClick={list.showMore}>
          {reviewsMessages.viewMore}
        </Button>
      )}
    </div>
  )
}

function ShownRating({ rating, onShowAll }: { rating: number; onShowAll: () => void }) {
  return (
    <p role="status" className="mb-4 flex flex-wrap items-center gap-x-4">
      {reviewsMessages.showing(rating)}
      <button type="button" className="link min-h-11" onClick={onShowAll}>
        {reviewsMessages.showAll}
      </button>
    </p>
  )
}

interface PhotosProps {
  photos: ReviewList['photos']
  onOpen: (src: string) => Promise<void>
}

function Photos({ photos, onOpen }: PhotosProps) {
  return (
    <section aria-label={reviewsMessages.photos} className="mb-8">
      <h3 className="mb-3 text-small text-ink-soft">{reviewsMessages.photos}</h3>
      <PhotoThumbs photos={photos} onOpen={(src) => void onOpen(src)} />
    </section>
  )
}
