import type { Payload } from '#contract/call.ts'
import { imageAddress } from '#contract/media/image.ts'
import type { calls } from '#contract/returns/calls.ts'
import { returnPhotos } from '#db/tables/returns.ts'
import { apiReturnsMessages } from '#messages/en-US/api/returns.ts'
import type { Context } from '../context.ts'
import { storeImage } from '../media/store-image.ts'
import { findOrderOf } from './find-order-of.ts'

/** Stores a photo for a return of an order under a generated name; it is deleted after a day unless a return uses it. */
export async function uploadReturnPhoto(ctx: Context, { file, ...asked }: Payload<typeof calls.uploadReturnPhoto>) {
  const order = await findOrderOf(ctx, ctx.db, asked)
  const { id } = await storeImage(ctx, file, apiReturnsMessages.photoAlt, (tx, imageId) =>
    tx.insert(returnPhotos).values({ imageId, orderId: order.id }),
  )
  return { secure_url: imageAddress(id) }
}

// Anyone may upload: who does not know the order takes none of the room for files being received.
uploadReturnPhoto.admit = (ctx: Context, asked: Payload<typeof calls.uploadReturnPhoto>) =>
  findOrderOf(ctx, ctx.db, asked)
