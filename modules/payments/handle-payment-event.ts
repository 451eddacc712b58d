import { eq, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { PaymentEvent } from '#adapters/payment/payment.ts'
import { checkoutSessions } from '#db/tables/checkout.ts'
import { paymentEvents } from '#db/tables/payments.ts'
import type { Shop } from '../context.ts'
import type { Jobs } from '../jobs/job.ts'
import { confirmCheckout } from './confirm-checkout.ts'
import { endSession } from './end-session.ts'
import { noteDispute, noteRefund } from './note-charge.ts'

const told = z.object({ sessionId: z.nullable(z.string()), chargeId: z.nullable(z.string()) })

type Act = (shop: Shop, about: z.infer<typeof told>) => Promise<void>

/** What each kind of event sets in motion. None of them is believed: they say only what to ask the company about. */
const acts: Record<PaymentEvent['type'], Act> = {
  'session-paid': async (shop, { sessionId }) => {
    if (sessionId) await confirmCheckout(shop, sessionId)
  },
  'session-expired': async (shop, { sessionId }) => {
    const [session] = await shop.db
      .select()
      .from(checkoutSessions)
      .where(eq(checkoutSessions.providerSessionId, sessionId ?? ''))
    if (session) await endSession(shop, session)
  },
  'charge-refunded': async (shop, { sessionId, chargeId }) => {
    if (sessionId) await confirmCheckout(shop, sessionId)
    if (chargeId) await noteRefund(shop, chargeId)
  },
  'charge-disputed': async (shop, { sessionId, chargeId }) => {
    if (sessionId) await confirmCheckout(shop, sessionId)
    if (chargeId) await noteDispute(shop, chargeId)
  },
  other: async () => {},
}

/** Does what an event of the card company asks for. Events come in any order and any number of times. */
export async function handlePaymentEvent(shop: Shop, { eventId }: Jobs['handlePaymentEvent']): Promise<void> {
  const [event] = await shop.db.select().from(paymentEvents).where(eq(paymentEvents.id, eventId))
  if (!event || event.handledAt) return
  const type = Object.keys(acts).find((each): each is PaymentEvent['type'] => each === event.type) ?? 'other'
  await acts[type](shop, z.parse(told, event.content))
  await shop.db.update(paymentEvents).set({ handledAt: sql`now()` }).where(eq(paymentEvents.id, eventId))
}
