import { eq } from 'drizzle-orm'
import type { Tx } from '#db/open-database.ts'
import { orders } from '#db/tables/orders.ts'
import type { payments } from '#db/tables/payments.ts'
import type { Shop } from '../context.ts'
import { createRefund } from '../orders/create-refund.ts'
import { paidOrderOf } from '../orders/lock-payments.ts'
import { emailRefund } from '../payments/email-refund.ts'

type Payment = typeof payments.$inferSelect

/**
 * Refunds what a dispute no longer holds of payments whose order is canceled or was never placed, and emails the buyer. The caller
 * has locked the payments: a cancellation at the same time comes either before, and the order is found canceled here, or after, and
 * refunds that money itself.
 */
export async function refundOwed(shop: Shop, tx: Tx, locked: readonly Payment[]): Promise<void> {
  for (const payment of locked) {
    const orderId = paidOrderOf(payment)
    const [order] = orderId ? await tx.select({ status: orders.status }).from(orders).where(eq(orders.id, orderId)) : []
    if (order && order.status !== 'canceled') continue
    const cause = crypto.randomUUID()
    const refundedCents = await createRefund(shop, tx, payment.id, order ? 'canceled' : 'cannot-be-served', cause)
    if (!orderId || refundedCents === 0) continue
    await emailRefund(shop, tx, orderId, { cause, refundedCents, hasShipping: false, creditCents: 0, lines: [] })
  }
}
