import type { OperationsOf } from '../operation.ts'
import { addReview } from './add-review.ts'
import { deleteReview } from './delete-review.ts'
import { hideReview } from './hide-review.ts'
import { listAllReviews } from './list-all-reviews.ts'
import { replyToReview } from './reply-to-review.ts'
import { retreiveReviews } from './retreive-reviews.ts'
import { showReview } from './show-review.ts'
import { uploadImage } from './upload-image.ts'

export const operations: OperationsOf<'reviews'> = {
  addReview,
  deleteReview,
  retreiveReviews,
  uploadImage,
  listAllReviews,
  hideReview,
  showReview,
  replyToReview,
}
