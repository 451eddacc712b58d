import type { Payload } from '#contract/call.ts'
import type { calls } from '#contract/products/calls.ts'
import { apiProductsMessages } from '#messages/en-US/api/products.ts'
import { recordAuditEvent } from '../audit/record-audit-event.ts'
import type { AdminContext } from '../context.ts'
import { claimProduct, lockStock } from './claim-product.ts'
import { showOwnProduct } from './show-own-product.ts'

/** Takes a product out of the shop; its orders and reviews stay, and it can be published again. */
export async function archiveProduct(ctx: AdminContext, seen: Payload<typeof calls.archiveProduct>) {
  const product = await ctx.db.transaction(async (tx) => {
    await lockStock(tx, seen.productId)
    const { id, name } = await claimProduct(tx, seen, { status: 'archived' })
    await recordAuditEvent(ctx, tx, {
      action: 'product.archived',
      subjectKind: 'product',
      subjectId: id,
      detail: { name },
    })
    return showOwnProduct(tx, id)
  })
  return { product, message: apiProductsMessages.archived }
}
