import { api, RefusedError } from '#app/api.ts'
import { toast } from '#app/ui/toast/toast.ts'
import type { SessionUser } from '#contract/accounts/session.ts'
import type { FormValues } from '#contract/check-form.ts'
import type { Review } from '#contract/reviews/calls.ts'
import type { reviewFields } from './review-fields.ts'

interface TypedReview extends FormValues<typeof reviewFields> {
  productId: string
  /** The URLs of uploaded photos. */
  photos: string[]
}

// Source: spec section 8.
const notLoggedIn = 'Please log in to your account to submit a review.'
const failed = 'An error occurred while submitting the review. Please try again'

/** Submits a review. Errors that the customer can fix are shown as they are, all others as one general message. */
export async function sendReview({ rating, ...typed }: TypedReview, user: SessionUser | null): Promise<Review> {
  if (!user) {
    toast.error(notLoggedIn)
    throw new RefusedError(401, notLoggedIn)
  }
  try {
    const review = await api.reviews.addReview({ ...typed, rating: Number(rating) })
    toast.success('Your review has been added successfully.')
    return review
  } catch (error) {
    if (!(error instanceof RefusedError)) throw error
    toast.error(failed, { at: 'top-left' })
    throw error.status >= 400 && error.status < 500 ? error : new RefusedError(error.status, failed)
  }
}
