import { sql } from 'drizzle-orm'
import type { Payload } from '#contract/call.ts'
import { conflict } from '#contract/errors.ts'
import type { products as calls } from '#contract/products.ts'
import { products } from '#db/tables/products.ts'
import { noteAction } from '../audit/note-action.ts'
import type { AdminContext } from '../context.ts'
import { claimProduct } from './claim-product.ts'
import { sayWhatIsMissing } from './say-what-is-missing.ts'
import { showOwnProduct } from './show-own-product.ts'

/** Puts a product into the shop; one that was there before keeps the day it came. Refuses with what is missing. */
export async function publishProduct(ctx: AdminContext, seen: Payload<typeof calls.publishProduct>) {
  const { productId } = seen
  const product = await ctx.db.transaction(async (tx) => {
    await claimProduct(tx, seen, {
      status: 'published',
      publishedAt: sql`coalesce(${products.publishedAt}, now())`,
    })
    const published = await showOwnProduct(tx, productId)
    const missing = sayWhatIsMissing(published)
    if (missing) throw conflict(`Before it can be published, this product needs ${missing}.`)
    await ctx.enqueue(tx, 'queueStockAlerts', { productIds: [productId] })
    await noteAction(ctx, tx, {
      action: 'product.published',
      subjectKind: 'product',
      subjectId: productId,
      detail: { name: published.name },
    })
    return published
  })
  return { product, message: 'The product is in the shop now.' }
}
