import type { Payload } from '#contract/call.ts'
import type { calls } from '#contract/media/calls.ts'
import { apiMediaMessages } from '#messages/en-US/api/media.ts'
import type { AdminContext } from '../context.ts'
import { claimProduct } from '../products/claim-product.ts'
import { storeImages } from './store-images.ts'

/** Sets the order and alt texts of a product's images; images left out are no longer shown. */
export async function arrangeImages(ctx: AdminContext, payload: Payload<typeof calls.arrangeImages>) {
  const product = await ctx.db.transaction(async (tx) => {
    await claimProduct(tx, payload, {})
    return storeImages(ctx, tx, payload.productId, payload.images)
  })
  return { product, message: apiMediaMessages.saved }
}
