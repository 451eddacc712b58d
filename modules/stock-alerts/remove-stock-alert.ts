import { eq } from 'drizzle-orm'
import type { Payload } from '#contract/call.ts'
import { notFound } from '#contract/errors.ts'
import type { calls } from '#contract/stock-alerts/calls.ts'
import { products } from '#db/tables/products.ts'
import { stockAlerts } from '#db/tables/stock-alerts.ts'
import { apiStockAlertsMessages } from '#messages/en-US/api/stock-alerts.ts'
import { recordAuditEvent } from '../audit/record-audit-event.ts'
import type { AdminContext } from '../context.ts'

/** Deletes a request for a back-in-stock email; emails already sent stay in the log. */
export async function removeStockAlert(ctx: AdminContext, { alertId }: Payload<typeof calls.removeStockAlert>) {
  await ctx.db.transaction(async (tx) => {
    const [removed] = await tx.delete(stockAlerts).where(eq(stockAlerts.id, alertId)).returning()
    if (!removed) throw notFound(apiStockAlertsMessages.gone)
    const [product] = await tx.select({ name: products.name }).from(products).where(eq(products.id, removed.productId))
    // The audit event does not name the customer, since the request is removed to forget them.
    await recordAuditEvent(ctx, tx, {
      action: 'stock-alert.removed',
      subjectKind: 'stock-alert',
      subjectId: alertId,
      detail: { product: product?.name },
    })
  })
  return { message: apiStockAlertsMessages.removed }
}
