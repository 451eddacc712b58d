import type { Tx } from '#db/open-database.ts'
import { type payments, refunds } from '#db/tables/payments.ts'
import type { Shop } from '../context.ts'

/**
 * Creates the full refund of a payment, to be paid by a job after commit. A payment has at most one refund: a second
 * call changes nothing.
 */
export async function createRefund(
  shop: Pick<Shop, 'enqueue'>,
  tx: Tx,
  payment: Pick<typeof payments.$inferSelect, 'id' | 'amountCents'>,
  reason: 'canceled' | 'cannot-be-served',
): Promise<void> {
  const [created] = await tx
    .insert(refunds)
    .values({ paymentId: payment.id, amountCents: payment.amountCents, reason, idempotencyKey: `refund:${payment.id}` })
    .onConflictDoNothing({ target: refunds.paymentId })
    .returning({ id: refunds.id })
  if (created) await shop.enqueue(tx, 'refundPayment', { refundId: created.id })
}
