import { sql } from 'drizzle-orm'
import type { Payload } from '#contract/call.ts'
import { conflict } from '#contract/errors.ts'
import type { calls } from '#contract/products/calls.ts'
import { products } from '#db/tables/products.ts'
import { apiProductsMessages } from '#messages/en-US/api/products.ts'
import { recordAuditEvent } from '../audit/record-audit-event.ts'
import type { AdminContext } from '../context.ts'
import { checkPublishable } from './check-publishable.ts'
import { claimProduct, lockStock } from './claim-product.ts'
import { showOwnProduct } from './show-own-product.ts'

/** Publishes a product; one that was published before keeps its first date. Refuses with the missing fields. */
export async function publishProduct(ctx: AdminContext, seen: Payload<typeof calls.publishProduct>) {
  const { productId } = seen
  const product = await ctx.db.transaction(async (tx) => {
    await lockStock(tx, productId)
    await claimProduct(tx, seen, {
      status: 'published',
      publishedAt: sql`coalesce(${products.publishedAt}, (select shop_now()))`,
    })
    const published = await showOwnProduct(tx, productId)
    const missing = checkPublishable(published)
    if (missing) throw conflict(apiProductsMessages.publishMissing(missing))
    await ctx.enqueue(tx, 'queueStockAlerts', { productIds: [productId] })
    await recordAuditEvent(ctx, tx, {
      action: 'product.published',
      subjectKind: 'product',
      subjectId: productId,
      detail: { name: published.name },
    })
    return published
  })
  return { product, message: apiProductsMessages.published }
}
