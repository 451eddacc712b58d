import { eq } from 'drizzle-orm'
import { checkoutSessions } from '#db/tables/checkout.ts'
import type { Shop } from '../context.ts'
import { awaitPayment } from '../pending-orders/await-payment.ts'
import { settleCheckout } from './settle-checkout.ts'

/** The outcome of a checkout. */
export type CheckoutState = 'ordered' | 'refunded' | 'awaiting' | 'open' | 'expired'

/**
 * Looks up a session at the payment provider by its ID there; a paid one becomes exactly one order, or exactly one refund if
 * it cannot be fulfilled. One that the bank confirms later awaits its payment with its units. Idempotent.
 */
export async function confirmCheckout(shop: Shop, sessionId: string): Promise<CheckoutState> {
  const [known] = await shop.db
    .select({ status: checkoutSessions.status })
    .from(checkoutSessions)
    .where(eq(checkoutSessions.providerSessionId, sessionId))
  return known?.status === 'ordered' || known?.status === 'refunded'
    ? known.status
    : confirmWithProvider(shop, sessionId)
}

/** The same for a session that is not settled yet. */
export async function confirmWithProvider(shop: Shop, sessionId: string): Promise<CheckoutState> {
  const truth = await shop.payment.findSession(sessionId)
  if (truth.state === 'paid') return settleCheckout(shop, truth)
  if (truth.state === 'processing') return awaitPayment(shop, truth)
  // A session unknown to the provider, such as of another account, cannot be paid.
  return truth.state === 'unknown' ? 'expired' : truth.state
}
