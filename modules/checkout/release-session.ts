import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Tx } from '#db/open-database.ts'
import { checkoutLines, checkoutSessions, reservations } from '#db/tables/checkout.ts'
import { releaseDiscounts } from '../discounts/release-discounts.ts'
import type { EmailQueue } from '../emails/queue-email.ts'
import { releaseStock } from '../inventory/release-stock.ts'
import { endPendingOrder } from '../pending-orders/close-pending-order.ts'
import { queueStockAlerts } from '../stock-alerts/queue-stock-alerts.ts'

/**
 * Ends an unpaid checkout, releases its units and discounts once and notifies waiting customers. Its order that awaited the
 * payment, if there is one, ends as `state`, and its buyer is told. Returns whether it was not over before.
 */
export async function releaseSession(
  shop: EmailQueue,
  tx: Tx,
  id: string,
  state: 'expired' | 'canceled' | 'failed' = 'expired',
): Promise<boolean> {
  const [closed] = await tx
    .update(checkoutSessions)
    .set({ status: 'expired', closedAt: sql`shop_now()` })
    .where(and(eq(checkoutSessions.id, id), inArray(checkoutSessions.status, ['opening', 'open', 'awaiting'])))
    .returning({ id: checkoutSessions.id })
  if (!closed) return false
  await endPendingOrder(shop, tx, id, state)
  await releaseStock(tx, await moveReservations(tx, id, 'released'), id)
  await releaseDiscounts(tx, id)
  const lines = await tx
    .selectDistinct({ productId: checkoutLines.productId })
    .from(checkoutLines)
    .where(eq(checkoutLines.sessionId, id))
  for (const { productId } of lines) if (productId) await queueStockAlerts(shop, tx, productId)
  return true
}

/** Builds the statement that moves a checkout's reservations and returns their units. */
export function moveReservations(tx: Tx, sessionId: string, state: 'taken' | 'released') {
  return tx
    .update(reservations)
    .set({ state })
    .where(and(eq(reservations.sessionId, sessionId), eq(reservations.state, 'held')))
    .returning({ variantId: reservations.variantId, quantity: reservations.quantity })
}
