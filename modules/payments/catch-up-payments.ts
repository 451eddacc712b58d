import { and, asc, eq, isNotNull, isNull, lte, sql } from 'drizzle-orm'
import { checkoutSessions } from '#db/tables/checkout.ts'
import { paymentEvents } from '#db/tables/payments.ts'
import { confirmCheckout } from '../checkout/confirm-checkout.ts'
import type { Shop } from '../context.ts'
import { handlePaymentEvent } from './handle-payment-event.ts'
import { storePaymentEvent } from './store-payment-event.ts'

const batchSize = 500

/**
 * Checks unconfirmed checkouts with the payment provider, fetches events whose delivery failed, and handles stored
 * events whose jobs gave up. Idempotent.
 */
export async function catchUpPayments(shop: Shop): Promise<void> {
  const open = await shop.db
    .select({ sessionId: checkoutSessions.providerSessionId })
    .from(checkoutSessions)
    .where(
      and(
        eq(checkoutSessions.status, 'open'),
        isNotNull(checkoutSessions.providerSessionId),
        lte(checkoutSessions.createdAt, sql`(select shop_now()) - interval '1 minute'`),
      ),
    )
    .orderBy(asc(checkoutSessions.createdAt))
    .limit(batchSize)
  for (const { sessionId } of open) {
    await logFailure(
      shop,
      () => confirmCheckout(shop, sessionId ?? ''),
      'A checkout could not be checked with the payment provider.',
    )
  }

  await logFailure(shop, () => fetchMissed(shop), 'Missed events could not be fetched from the payment provider.')

  const unhandled = await shop.db
    .select({ eventId: paymentEvents.id })
    .from(paymentEvents)
    .where(and(isNull(paymentEvents.handledAt), lte(paymentEvents.receivedAt, sql`now() - interval '6 hours'`)))
    .orderBy(asc(paymentEvents.receivedAt))
    .limit(batchSize)
  for (const payload of unhandled) {
    await logFailure(
      shop,
      () => handlePaymentEvent(shop, payload),
      'An event of the payment provider could not be handled.',
    )
  }
}

async function fetchMissed(shop: Shop): Promise<void> {
  for (const event of await shop.payment.listMissedEvents()) await storePaymentEvent(shop, event)
}

async function logFailure(shop: Shop, run: () => Promise<unknown>, sentence: string): Promise<void> {
  try {
    await run()
  } catch (error) {
    shop.log.error({ err: error }, sentence)
  }
}
