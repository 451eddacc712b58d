import { maxRating, maxReviewPhotos } from '#contract/reviews/limits.ts'

/** A review while it is being written; a rating of 0 is none yet. */
export interface ReviewDraft {
  name: string
  email: string
  reviewTitle: string
  message: string
  rating: number
  photoCount: number
}

export type ReviewField = 'name' | 'email' | 'reviewTitle' | 'message' | 'rating' | 'photos'

/** What is not right yet, field by field, in the words that stand under each. Source: spec section 5, "Review form". */
export function checkReview(draft: ReviewDraft): Partial<Record<ReviewField, string>> {
  return {
    ...(isEmpty(draft.name) && { name: 'Please enter your name.' }),
    ...(isEmpty(draft.email) && { email: 'Please enter your email.' }),
    ...(isEmpty(draft.reviewTitle) && { reviewTitle: 'Please enter a review title.' }),
    ...(isEmpty(draft.message) && { message: 'Please enter your review message.' }),
    ...(!(draft.rating >= 1 && draft.rating <= maxRating) && { rating: 'Please provide a rating.' }),
    ...(draft.photoCount > maxReviewPhotos && { photos: 'You can upload a maximum of 5 photos.' }),
  }
}

function isEmpty(value: string): boolean {
  return value.trim() === ''
}
