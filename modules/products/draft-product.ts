import type { Payload } from '#contract/call.ts'
import type { calls } from '#contract/products/calls.ts'
import { apiProductsMessages } from '#messages/en-US/api/products.ts'
import { recordAuditEvent } from '../audit/record-audit-event.ts'
import type { AdminContext } from '../context.ts'
import { claimProduct, lockStock } from './claim-product.ts'
import { showOwnProduct } from './show-own-product.ts'

/** Makes a product a draft again. Once it is published, it is as new in the shop as any other draft. */
export async function draftProduct(ctx: AdminContext, seen: Payload<typeof calls.draftProduct>) {
  const product = await ctx.db.transaction(async (tx) => {
    await lockStock(tx, seen.productId)
    const { id, name } = await claimProduct(tx, seen, { status: 'draft', publishedAt: null })
    await recordAuditEvent(ctx, tx, {
      action: 'product.drafted',
      subjectKind: 'product',
      subjectId: id,
      detail: { name },
    })
    return showOwnProduct(tx, id)
  })
  return { product, message: apiProductsMessages.drafted }
}
