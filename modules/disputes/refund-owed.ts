import { eq } from 'drizzle-orm'
import type { Tx } from '#db/open-database.ts'
import { orders } from '#db/tables/orders.ts'
import type { payments } from '#db/tables/payments.ts'
import type { Shop } from '../context.ts'
import { createRefund } from '../orders/create-refund.ts'
import { emailRefund } from '../payments/email-refund.ts'

type Payment = typeof payments.$inferSelect

/**
 * Refunds what a dispute no longer holds of payments whose order is canceled or was never placed, and emails the buyer. The caller
 * has locked the payments: a cancellation at the same time comes either before, and the order is found canceled here, or after, and
 * refunds that money itself.
 */
export async function refundOwed(shop: Shop, tx: Tx, locked: readonly Payment[]): Promise<void> {
  for (const { id, orderId, addsToOrderId } of locked) {
    const ofOrderId = orderId ?? addsToOrderId
    const [order] = ofOrderId
      ? await tx.select({ status: orders.status }).from(orders).where(eq(orders.id, ofOrderId))
      : []
    if (order && order.status !== 'canceled') continue
    const cause = crypto.randomUUID()
    const refundedCents = await createRefund(shop, tx, id, order ? 'canceled' : 'cannot-be-served', cause)
    if (!ofOrderId || refundedCents === 0) continue
    await emailRefund(shop, tx, ofOrderId, { cause, refundedCents, hasShipping: false, creditCents: 0, lines: [] })
  }
}
