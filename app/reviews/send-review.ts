import { api, RefusedError } from '#app/api.ts'
import { toast } from '#app/ui/toast/toast.ts'
import type { SessionUser } from '#contract/accounts/session.ts'
import type { FormValues } from '#contract/check-form.ts'
import type { Review } from '#contract/reviews/calls.ts'
import { fits } from '#contract/reviews/fits.ts'
import { reviewsMessages } from '#messages/en-US/reviews.ts'
import type { reviewFields } from './review-fields.ts'

interface TypedReview extends FormValues<typeof reviewFields> {
  productId: string
  /** The URLs of uploaded photos. */
  photos: string[]
}

/** Submits a review. Errors that the customer can fix are shown as they are, all others as one general message. */
export async function sendReview({ rating, fit, ...typed }: TypedReview, user: SessionUser | null): Promise<Review> {
  if (!user) {
    toast.error(reviewsMessages.notLoggedIn)
    throw new RefusedError(401, reviewsMessages.notLoggedIn)
  }
  try {
    const review = await api.reviews.addReview({
      ...typed,
      rating: Number(rating),
      fit: fits.find((each) => each === fit) ?? null,
    })
    toast.success(reviewsMessages.added)
    return review
  } catch (error) {
    if (!(error instanceof RefusedError)) throw error
    toast.error(reviewsMessages.addFailed, { at: 'top-left' })
    throw error.status >= 400 && error.status < 500 ? error : new RefusedError(error.status, reviewsMessages.addFailed)
  }
}
