import { eq } from 'drizzle-orm'
import { checkoutSessions } from '#db/tables/checkout.ts'
import type { Shop } from '../context.ts'
import { settleCheckout } from './settle-checkout.ts'

/** What became of a checkout: an order, a refund, or nothing (yet). */
export type CheckoutState = 'ordered' | 'refunded' | 'open' | 'expired'

/**
 * Asks the payment provider about a session by its id there and, if it is paid, sees that it ends in exactly one order, or in
 * exactly one refund where it cannot be served. Safe to call at any time, from any side, any number of times.
 */
export async function confirmCheckout(shop: Shop, sessionId: string): Promise<CheckoutState> {
  const [known] = await shop.db
    .select({ status: checkoutSessions.status })
    .from(checkoutSessions)
    .where(eq(checkoutSessions.providerSessionId, sessionId))
  return known?.status === 'ordered' || known?.status === 'refunded' ? known.status : askProvider(shop, sessionId)
}

/** The same for a session that is known not to be settled yet. */
export async function askProvider(shop: Shop, sessionId: string): Promise<CheckoutState> {
  const truth = await shop.payment.findSession(sessionId)
  if (truth.state === 'paid') return settleCheckout(shop, truth)
  // A session the provider does not know, say of another account, can never be paid.
  return truth.state === 'unknown' ? 'expired' : truth.state
}
