import type { PaymentEvent } from '#adapters/payment/payment.ts'
import { paymentEvents } from '#db/tables/payments.ts'
import type { Shop } from '../context.ts'

/** Keeps an event of the card company, once however often it is told, and leaves the work to a job. */
export async function takePaymentEvent(shop: Shop, { id, type, sessionId, chargeId }: PaymentEvent): Promise<void> {
  await shop.db.transaction(async (tx) => {
    const [kept] = await tx
      .insert(paymentEvents)
      .values({ id, type, content: { sessionId, chargeId } })
      .onConflictDoNothing()
      .returning({ id: paymentEvents.id })
    if (kept) await shop.enqueue(tx, 'handlePaymentEvent', { eventId: kept.id })
  })
}
