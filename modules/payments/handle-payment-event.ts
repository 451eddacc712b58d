import { eq, inArray, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { PaymentEvent } from '#adapters/payment/payment.ts'
import type { Db } from '#db/open-database.ts'
import { paymentEvents } from '#db/tables/payments.ts'
import { closeCardPage } from '../checkout/close-card-page.ts'
import { confirmCheckout } from '../checkout/confirm-checkout.ts'
import type { Shop } from '../context.ts'
import { createBatcher } from '../create-batcher.ts'
import { recordDisputes } from '../disputes/record-disputes.ts'
import type { Jobs } from '../jobs/job.ts'
import { type EventTarget, findEventTarget } from './find-event-target.ts'
import { recordProviderRefunds, recordReturnedRefund } from './record-charge.ts'

const content = z.object({ sessionId: z.nullable(z.string()), chargeId: z.nullable(z.string()) })

type EventHandler = (shop: Shop, about: EventTarget) => Promise<unknown>

/**
 * The action for each type of event. An event is never trusted: it only names what to fetch from the provider. Events
 * of other types are stored and not acted on.
 */
const eventHandlers: Record<PaymentEvent['type'], EventHandler | null> = {
  'session-paid': (shop, { sessionId }) => confirmCheckout(shop, sessionId),
  'session-expired': (shop, { session }) => closeCardPage(shop, session),
  'charge-refunded': async (shop, { sessionId, chargeId }) => {
    await confirmCheckout(shop, sessionId)
    if (chargeId) await recordProviderRefunds(shop, chargeId)
  },
  'refund-changed': async (shop, { chargeId }) => {
    if (!chargeId) return
    await recordProviderRefunds(shop, chargeId)
    await recordReturnedRefund(shop, chargeId)
  },
  'charge-disputed': async (shop, { sessionId, chargeId }) => {
    await confirmCheckout(shop, sessionId)
    if (chargeId) await recordDisputes(shop, chargeId)
  },
  'of-other-mode': null,
  other: null,
}

/** Handles an event of the payment provider. Events may arrive in any order and more than once. */
export async function handlePaymentEvent(shop: Shop, { eventId }: Jobs['handlePaymentEvent']): Promise<void> {
  const [event] = await shop.db.select().from(paymentEvents).where(eq(paymentEvents.id, eventId))
  if (!event || event.handledAt) return
  const type = Object.keys(eventHandlers).find((each): each is PaymentEvent['type'] => each === event.type) ?? 'other'
  const act = eventHandlers[type]
  const payload = act && (await findEventTarget(shop, z.parse(content, event.content)))
  if (payload) await act(shop, payload)
  else if (type !== 'other')
    shop.log.warn({ eventId, type }, 'The payment provider sent an event that does not belong to this shop.')
  await markHandled(shop.db, eventId)
}

const markHandled = createBatcher(async (db: Db, eventIds: readonly string[]) => {
  await db
    .update(paymentEvents)
    .set({ handledAt: sql`now()` })
    .where(inArray(paymentEvents.id, [...eventIds]))
})
