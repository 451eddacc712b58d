import { useEffect, useState } from 'react'
import { api } from '#app/api.ts'
import { useSession } from '#app/state/use-session.ts'
import type { Review } from '#contract/reviews/calls.ts'
import type { ReviewPhoto } from './photo-thumbs.tsx'
import { type ReviewSummary, summarizeReviews, withReview } from './summarize-reviews.ts'

/** How many reviews are shown at first, and how many more each time. Source: spec section 9. */
const reviewsShown = 10
const reviewsMore = 5
/** How many of the newest photos are shown above the reviews. */
const photosShown = 12

/** The reviews rendered with the page: the newest, and the summary and newest photos of all. */
export interface FirstReviews {
  reviews: Review[]
  summary: ReviewSummary
  photos: ReviewPhoto[]
}

/** The state of a product's reviews, and their actions. */
export type ReviewList = ReturnType<typeof useReviews>

/** What the page renders of all reviews of a product, which are sorted newest first. */
export function firstReviews(all: readonly Review[]): FirstReviews {
  return { reviews: all.slice(0, reviewsShown), summary: summarizeReviews(all), photos: newestPhotos(all) }
}

function newestPhotos(reviews: readonly Review[]): ReviewPhoto[] {
  return reviews.flatMap(({ photos, name }) => photos.map((src) => ({ src, name }))).slice(0, photosShown)
}

/** Ten reviews at first, then five more each time; all are loaded on demand. */
export function useReviews(productId: string, first: FirstReviews) {
  const { user } = useSession()
  const [all, setAll] = useState<readonly Review[] | null>(null)
  const [rating, setRating] = useState<number | null>(null)
  const [shown, setShown] = useState<number>(reviewsShown)
  const userId = user?.id

  // The page is the same for everyone; a logged-in customer's own reviews are marked in the browser.
  useEffect(() => {
    if (!userId) return
    let isLeft = false
    fetchAll(productId).then((found) => !isLeft && found && setAll(found))
    return () => {
      isLeft = true
    }
  }, [productId, userId])

  const known = all ?? first.reviews
  const summary = all ? summarizeReviews(all) : first.summary
  const matching = rating === null ? known : known.filter((review) => review.rating === rating)
  const matchingCount =
    rating === null ? summary.count : (summary.bars.find((bar) => bar.rating === rating)?.count ?? 0)

  async function needAll() {
    if (all !== null || first.reviews.length === first.summary.count) return
    const found = await fetchAll(productId)
    if (found) setAll(found)
  }

  return {
    userId: userId ?? null,
    known,
    needAll,
    summary,
    photos: all ? newestPhotos(all) : first.photos,
    rating,
    visible: matching.slice(0, shown),
    hasMore: matchingCount > shown,
    async filterBy(stars: number | null) {
      setRating(stars)
      setShown(reviewsShown)
      await needAll()
    },
    async showMore() {
      await needAll()
      setShown((before) => before + reviewsMore)
    },
    add(review: Review) {
      setAll(withReview(known, review))
      setRating(null)
    },
    remove({ _id }: Review) {
      setAll(known.filter((review) => review._id !== _id))
    },
  }
}

async function fetchAll(productId: string): Promise<Review[] | null> {
  try {
    return (await api.reviews.retreiveReviews({ productId })).reviews
  } catch (error) {
    // Source: spec section 8, "Review fetch failure: only logged".
    console.error(error)
    return null
  }
}
