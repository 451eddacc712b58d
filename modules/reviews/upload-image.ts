import type { Payload } from '#contract/call.ts'
import { pictureAddress } from '#contract/picture.ts'
import type { reviews as calls } from '#contract/reviews.ts'
import { reviewPhotos } from '#db/tables/reviews.ts'
import { keepPicture } from '../catalog/keep-picture.ts'
import type { CustomerContext } from '../context.ts'

/** Keeps a photo for a review under a name of our own; it is swept after a day unless a review takes it. */
export async function uploadImage(ctx: CustomerContext, { file }: Payload<typeof calls.uploadImage>) {
  const { id } = await keepPicture(ctx, file, 'A photo by a customer', (tx, pictureId) =>
    tx.insert(reviewPhotos).values({ pictureId, customerId: ctx.caller.customerId }),
  )
  return { secure_url: pictureAddress(id) }
}
