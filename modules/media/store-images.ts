import { conflict } from '#contract/errors.ts'
import type { OwnProduct } from '#contract/products/own-product.ts'
import type { Tx } from '#db/open-database.ts'
import { apiProductsMessages } from '#messages/en-US/api/products.ts'
import { recordAuditEvent } from '../audit/record-audit-event.ts'
import type { AdminContext } from '../context.ts'
import { checkPublishable } from '../products/check-publishable.ts'
import { showOwnProduct } from '../products/show-own-product.ts'
import { type Placed, placeImages } from './place-images.ts'

/** Stores the galleries of a product and returns it. Refuses with 409 what would leave one in the shop incomplete. */
export async function storeImages(
  ctx: AdminContext,
  tx: Tx,
  productId: string,
  images: readonly Placed[],
): Promise<OwnProduct> {
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
}
