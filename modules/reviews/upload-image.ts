import type { Payload } from '#contract/call.ts'
import { imageAddress } from '#contract/media/image.ts'
import type { calls } from '#contract/reviews/calls.ts'
import { reviewPhotos } from '#db/tables/reviews.ts'
import { apiReviewsMessages } from '#messages/en-US/api/reviews.ts'
import type { CustomerContext } from '../context.ts'
import { storeImage } from '../media/store-image.ts'

/** Stores a photo for a review under a generated name; it is deleted after a day unless a review uses it. */
export async function uploadImage(ctx: CustomerContext, { file }: Payload<typeof calls.uploadImage>) {
  const { id } = await storeImage(ctx, file, apiReviewsMessages.photoAlt, (tx, imageId) =>
    tx.insert(reviewPhotos).values({ imageId, customerId: ctx.caller.customerId }),
  )
  return { secure_url: imageAddress(id) }
}
