import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Payload } from '#contract/call.ts'
import { notFound } from '#contract/errors.ts'
import type { calls } from '#contract/stock-alerts/calls.ts'
import { products, variants } from '#db/tables/products.ts'
import { apiProductsMessages } from '#messages/en-US/api/products.ts'
import type { AdminContext } from '../context.ts'

/**
 * How many people `sendStockAlerts` would email if any units of a variant arrived now: everybody who waits for it. Units that
 * arrive are always more than checkouts hold, which hold no more than there are.
 */
export async function previewRestock(ctx: AdminContext, { variantId }: Payload<typeof calls.previewRestock>) {
  const [found] = await ctx.db
    .select({
      status: products.status,
      waiting: sql<number>`(select count(*)::int from stock_alerts a where a.variant_id = ${variantId} and a.emailed_at is null)`,
    })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .where(and(eq(variants.id, variantId), isNull(products.deletedAt)))
  if (!found) throw notFound(apiProductsMessages.notFound)
  const isPublished = found.status === 'published'
  return { isPublished, told: isPublished ? found.waiting : 0 }
}
