import type { OperationsOf } from '../operation.ts'
import { addReview } from './add-review.ts'
import { deleteReview } from './delete-review.ts'
import { retreiveReviews } from './retreive-reviews.ts'
import { uploadImage } from './upload-image.ts'

export const reviews: OperationsOf<'reviews'> = { addReview, deleteReview, retreiveReviews, uploadImage }
