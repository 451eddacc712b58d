import { and, eq, inArray, sql } from 'drizzle-orm'
import { checkoutSessions } from '#db/tables/checkout.ts'
import type { Shop } from '../context.ts'
import { confirmCheckout } from './confirm-checkout.ts'
import { endSession } from './end-session.ts'

type Session = Pick<typeof checkoutSessions.$inferSelect, 'id' | 'kind' | 'provider' | 'providerSessionId'>

/**
 * What follows once the provider says that a card page is over: the checkout of a cart ends with it. Behind a payment link,
 * which lasts longer, the next visit opens another page; one that was paid is settled.
 */
export async function closeCardPage(shop: Shop, session: Session): Promise<void> {
  if (session.kind === 'cart') return endSession(shop, session)
  const { providerSessionId } = session
  if (!providerSessionId) return
  const { state } = await shop.payment.findSession(providerSessionId)
  if (state === 'open') return
  if (state === 'paid' || state === 'processing') {
    await confirmCheckout(shop, providerSessionId)
    return
  }
  // A page that is over stays over, so that it can never be paid beside the next one.
  await shop.db
    .update(checkoutSessions)
    .set({
      status: 'opening',
      providerSessionId: null,
      url: null,
      pageExpiresAt: null,
      reference: sql`gen_random_uuid()`,
    })
    .where(
      and(
        eq(checkoutSessions.id, session.id),
        inArray(checkoutSessions.status, ['open', 'awaiting']),
        eq(checkoutSessions.providerSessionId, providerSessionId),
      ),
    )
}
