import type { Payload } from '#contract/call.ts'
import { conflict } from '#contract/errors.ts'
import type { calls } from '#contract/media/calls.ts'
import { apiMediaMessages } from '#messages/en-US/api/media.ts'
import { apiProductsMessages } from '#messages/en-US/api/products.ts'
import { recordAuditEvent } from '../audit/record-audit-event.ts'
import type { AdminContext } from '../context.ts'
import { checkPublishable } from '../products/check-publishable.ts'
import { claimProduct } from '../products/claim-product.ts'
import { showOwnProduct } from '../products/show-own-product.ts'
import { placeImages } from './place-images.ts'

/** Sets the order and alt texts of a product's images; images left out are no longer shown. */
export async function arrangeImages(ctx: AdminContext, payload: Payload<typeof calls.arrangeImages>) {
  const { productId, images } = payload
  const product = await ctx.db.transaction(async (tx) => {
    await claimProduct(tx, payload, {})
    await placeImages(tx, productId, images)
    await recordAuditEvent(ctx, tx, {
      action: 'product.images',
      subjectKind: 'product',
      subjectId: productId,
      detail: { images: images.length },
    })
    const arranged = await showOwnProduct(tx, productId)
    // A color without images is accepted here, since the other images replace its own until it has some.
    const missing = arranged.status === 'published' && checkPublishable({ ...arranged, colorVariant: [] })
    if (missing) throw conflict(apiProductsMessages.publishedMissing(missing))
    return arranged
  })
  return { product, message: apiMediaMessages.saved }
}
