import type { OperationsOf } from '../operation.ts'
import { addReview } from './add-review.ts'
import { deleteReview } from './delete-review.ts'
import { listAllReviews } from './list-all-reviews.ts'
import { findReceived } from './read-received.ts'
import { removeReview } from './remove-review.ts'
import { replyToReview } from './reply-to-review.ts'
import { retreiveReviews } from './retreive-reviews.ts'
import { setReviewHidden } from './set-review-hidden.ts'
import { uploadImage } from './upload-image.ts'

export const operations: OperationsOf<'reviews'> = {
  addReview,
  deleteReview,
  retreiveReviews,
  uploadImage,
  listAllReviews,
  hideReview: (ctx, { reviewId }) => setReviewHidden(ctx, reviewId, true),
  showReview: (ctx, { reviewId }) => setReviewHidden(ctx, reviewId, false),
  findReview: async (ctx, { reviewId }) => ({ review: await findReceived(ctx.db, reviewId) }),
  removeReview,
  replyToReview,
}
