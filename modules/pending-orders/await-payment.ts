import { eq } from 'drizzle-orm'
import type { ProviderSession } from '#adapters/payment/payment.ts'
import type { Tx } from '#db/open-database.ts'
import { checkoutSessions } from '#db/tables/checkout.ts'
import { pendingOrders } from '#db/tables/pending-orders.ts'
import { reach } from '#failpoints/reach.ts'
import { runInLocale } from '#messages/current-locale.ts'
import { chargeAt, findPaidShipping } from '../checkout/promise-arrivals.ts'
import type { Shop } from '../context.ts'
import { openPendingOrder } from './open-pending-order.ts'

type Processing = Extract<ProviderSession, { state: 'processing' }>
type Session = typeof checkoutSessions.$inferSelect

/**
 * Keeps a completed checkout with its units while the bank of the buyer decides, and gives its order a number; once, however
 * often it is told. Returns the state of the checkout.
 */
export async function awaitPayment(
  shop: Shop,
  truth: Processing,
): Promise<'ordered' | 'refunded' | 'awaiting' | 'open'> {
  return shop.db.transaction(async (tx) => {
    const [session] = await tx
      .select()
      .from(checkoutSessions)
      .where(eq(checkoutSessions.reference, truth.reference))
      .for('update')
    if (!session) throw new Error(`The session ${truth.sessionId} belongs to no checkout of this shop.`)
    const { status } = session
    if (status === 'ordered' || status === 'refunded' || status === 'awaiting') return status
    // Without its units, or with another amount, nothing is promised: once it is paid, it is ordered or goes back.
    if (status === 'expired' || !isAsAsked(session, truth)) return 'open'

    await tx
      .update(checkoutSessions)
      .set({ status: 'awaiting', providerSessionId: truth.sessionId })
      .where(eq(checkoutSessions.id, session.id))
    await runInLocale(session.locale, () => storePending(shop, tx, session, truth))
    if (process.env.FAILPOINTS) await reach('await.beforeCommit')
    return 'awaiting'
  })
}

async function storePending(shop: Shop, tx: Tx, session: Session, { sessionId, pending }: Processing): Promise<void> {
  const shipping = findPaidShipping(session, pending)
  const charge = shipping ? chargeAt(pending, shipping) : pending
  const { buyer, shippingCents, taxCents, amountCents, cardBrand: payBrand, shippingOption } = charge
  const known = { payBrand, shippingOption, shippingCents, taxCents, amountCents, address: buyer.address }
  if (session.kind === 'change') return
  if (session.kind === 'manual') {
    await tx.update(pendingOrders).set(known).where(eq(pendingOrders.sessionId, session.id))
    return
  }
  const { email, name: customerName, phone } = buyer
  const order = { ...known, sessionId: session.id, method: 'provider' as const, email, customerName, phone }
  await openPendingOrder(shop, tx, order, { sessionId, locale: session.locale })
}

function isAsAsked(session: Session, { pending: charge }: Processing): boolean {
  const { currency, subtotalCents, discountCents } = session
  if (charge.currency !== currency) return false
  if (charge.subtotalCents !== subtotalCents || charge.discountCents !== discountCents) return false
  return session.kind === 'change' || findPaidShipping(session, charge)?.cents === charge.shippingCents
}
