import type { PaymentEvent } from '#adapters/payment/payment.ts'
import { paymentEvents } from '#db/tables/payments.ts'
import type { Shop } from '../context.ts'
import { createBatcher } from '../create-batcher.ts'

/**
 * Stores an event of the payment provider once, even if it is delivered repeatedly, and queues a job to handle it.
 * Concurrent events share a transaction.
 */
export const storePaymentEvent = createBatcher(async (shop: Shop, events: readonly PaymentEvent[]) => {
  await shop.db.transaction(async (tx) => {
    const stored = await tx
      .insert(paymentEvents)
      .values(events.map(({ id, type, sessionId, chargeId }) => ({ id, type, content: { sessionId, chargeId } })))
      .onConflictDoNothing()
      .returning({ eventId: paymentEvents.id })
    if (stored.length > 0) await shop.enqueue(tx, 'handlePaymentEvent', ...stored)
  })
})
