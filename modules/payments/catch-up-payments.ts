import { and, asc, eq, isNotNull, isNull, lte, sql } from 'drizzle-orm'
import { checkoutSessions } from '#db/tables/checkout.ts'
import { paymentEvents } from '#db/tables/payments.ts'
import { confirmCheckout } from '../checkout/confirm-checkout.ts'
import type { Shop } from '../context.ts'
import { handlePaymentEvent } from './handle-payment-event.ts'
import { storePaymentEvent } from './store-payment-event.ts'

const batchSize = 500

/**
 * Asks the payment provider about the checkouts that no one confirmed, and for what it could not tell the shop, and takes up
 * the messages whose jobs were given up. Run again, it changes nothing.
 */
export async function catchUpPayments(shop: Shop): Promise<void> {
  const open = await shop.db
    .select({ sessionId: checkoutSessions.providerSessionId })
    .from(checkoutSessions)
    .where(
      and(
        eq(checkoutSessions.status, 'open'),
        isNotNull(checkoutSessions.providerSessionId),
        lte(checkoutSessions.createdAt, sql`now() - interval '1 minute'`),
      ),
    )
    .orderBy(asc(checkoutSessions.createdAt))
    .limit(batchSize)
  for (const { sessionId } of open) {
    await tryTo(shop, () => confirmCheckout(shop, sessionId ?? ''), 'A payment could not be asked about.')
  }

  await tryTo(shop, () => fetchMissed(shop), 'The card company could not be asked what it has to tell.')

  const unhandled = await shop.db
    .select({ eventId: paymentEvents.id })
    .from(paymentEvents)
    .where(and(isNull(paymentEvents.handledAt), lte(paymentEvents.receivedAt, sql`now() - interval '6 hours'`)))
    .orderBy(asc(paymentEvents.receivedAt))
    .limit(batchSize)
  for (const payload of unhandled) {
    await tryTo(shop, () => handlePaymentEvent(shop, payload), 'A message of the card company could not be handled.')
  }
}

async function fetchMissed(shop: Shop): Promise<void> {
  for (const event of await shop.payment.listMissedEvents()) await storePaymentEvent(shop, event)
}

async function tryTo(shop: Shop, run: () => Promise<unknown>, sentence: string): Promise<void> {
  try {
    await run()
  } catch (error) {
    shop.log.error({ err: error }, sentence)
  }
}
