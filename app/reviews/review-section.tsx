import { Suspense, useEffect, useRef, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { lazyPart } from '#app/ui/lazy-part.ts'
import type { Review } from '#contract/reviews/calls.ts'
import { ReviewBars } from './review-bars.tsx'
import { ReviewItem } from './review-item.tsx'
import type { ReviewList } from './use-reviews.ts'

const WriteReview = lazyPart(async () => (await import('./write-review.tsx')).WriteReview)
const DeleteReview = lazyPart(async () => (await import('./delete-review.tsx')).DeleteReview)

interface ReviewSectionProps {
  product: { _id: string; name: string }
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
      <h2 className="sr-only">Reviews of {product.name}</h2>
      <div className="flex flex-col items-start gap-6">
        {summary.count > 0 ? (
          <ReviewBars summary={summary} rating={rating} onFilter={list.filterBy} />
        ) : (
          <p>Nobody has said anything about {product.name} yet. Be the first.</p>
        )}
        <Button variant="secondary" aria-haspopup="dialog" onClick={write}>
          Write a review
        </Button>
      </div>
      <div>
        {rating !== null && (
          <p role="status" className="mb-4 flex flex-wrap items-center gap-x-4">
            Showing reviews with {rating === 1 ? '1 star' : `${rating} stars`}
            <button type="button" className="link min-h-11" onClick={() => list.filterBy(null)}>
              Show all
            </button>
          </p>
        )}
        {list.visible.map((review) => (
          <ReviewItem
            key={review._id}
            review={review}
            isOwn={review.user !== null && review.user === list.userId}
            onDelete={() => void askToDelete(review)}
          />
        ))}
        {list.hasMore && (
          <Button variant="secondary" className="mt-4" onClick={list.showMore}>
            View More
          </Button>
        )}
      </div>
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
