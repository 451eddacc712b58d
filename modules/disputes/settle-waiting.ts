import { and, inArray, ne } from 'drizzle-orm'
import type { PaidCharge } from '#adapters/payment/payment.ts'
import type { Tx } from '#db/open-database.ts'
import { orderEvents } from '#db/tables/orders.ts'
import { type payments, refunds } from '#db/tables/payments.ts'
import type { Shop } from '../context.ts'
import type { EventNote } from '../orders/event-note.ts'
import { paidOrderOf } from '../orders/lock-payments.ts'
import { shrinkWaiting } from '../payments/shrink-waiting.ts'

type Payment = typeof payments.$inferSelect

/**
 * Settles the refunds that a provider could not pay beside a dispute: they are paid once it is won. What a lost one took of them the
 * buyer has, and the shop owes it no longer. `charge` is as it is after the dispute; the caller has locked the payments.
 */
export async function settleWaiting(shop: Shop, tx: Tx, locked: readonly Payment[], charge: PaidCharge): Promise<void> {
  for (const { paymentId, cents } of await shrinkWaiting(tx, locked, charge)) {
    const payment = locked.find(({ id }) => id === paymentId)
    const orderId = payment && paidOrderOf(payment)
    const detail: EventNote = { code: 'refund-covered', cents }
    if (orderId) await tx.insert(orderEvents).values({ orderId, kind: 'note', detail })
  }
  const ids = locked.map(({ id }) => id)
  const waiting = await tx
    .select({ refundId: refunds.id })
    .from(refunds)
    .where(and(inArray(refunds.paymentId, ids), ne(refunds.state, 'done')))
  for (const { refundId } of waiting) await shop.enqueue(tx, 'refundPayment', { refundId })
}
