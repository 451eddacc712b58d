import { asc, eq, or } from 'drizzle-orm'
import type { Tx } from '#db/open-database.ts'
import { orders } from '#db/tables/orders.ts'
import { payments } from '#db/tables/payments.ts'
import type { Shop } from '../context.ts'
import { createRefund } from '../orders/create-refund.ts'
import { emailRefund } from '../payments/email-refund.ts'

type Payment = typeof payments.$inferSelect

/** Locks a payment and those that are paid back to its charge, in the order in which refunds lock them. */
export async function lockFamily(tx: Tx, { id }: Payment): Promise<Payment[]> {
  return tx
    .select()
    .from(payments)
    .where(or(eq(payments.id, id), eq(payments.rootId, id)))
    .orderBy(asc(payments.paidAt), asc(payments.id))
    .for('no key update')
}

/**
 * Refunds what a dispute no longer holds of payments whose order is canceled or was never placed, with an email to the buyer. The
 * payments are locked: of a cancellation at the same time, either this one sees the order or that one sees the money.
 */
export async function refundOwed(shop: Shop, tx: Tx, family: readonly Payment[]): Promise<void> {
  for (const { id, orderId, addsToOrderId } of family) {
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
