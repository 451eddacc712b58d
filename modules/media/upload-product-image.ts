import type { Payload } from '#contract/call.ts'
import type { calls } from '#contract/media/calls.ts'
import { imageAddress } from '#contract/media/image.ts'
import { imageUploads } from '#db/tables/media.ts'
import type { AdminContext } from '../context.ts'
import { storeImage } from './store-image.ts'

/** Stores an image for products; it is deleted after a day unless a product shows it. */
export async function uploadProductImage(ctx: AdminContext, { file }: Payload<typeof calls.uploadProductImage>) {
  const { id, tint } = await storeImage(ctx, file, '', (tx, imageId) => tx.insert(imageUploads).values({ imageId }))
  // Only now can it find the original.
  await ctx.db.transaction((tx) => ctx.enqueue(tx, 'makeWidths', { imageId: id }))
  return { imageId: id, image: { src: imageAddress(id), alt: '', tint } }
}
