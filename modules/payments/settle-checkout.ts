import { asc, eq, sql } from 'drizzle-orm'
import type { PaidCharge, ProviderSession } from '#adapters/payment/payment.ts'
import type { Tx } from '#db/open-database.ts'
import { checkoutLines, checkoutSessions } from '#db/tables/checkout.ts'
import { payments } from '#db/tables/payments.ts'
import { reach } from '#failpoints/reach.ts'
import { takeStock } from '../catalog/take-stock.ts'
import type { Shop } from '../context.ts'
import { placeOrder } from '../orders/place-order.ts'
import { holdAgain } from './hold-again.ts'
import { moveHeld, releaseSession } from './release-session.ts'
import { returnPayment } from './return-payment.ts'

type Session = typeof checkoutSessions.$inferSelect
type Line = Omit<typeof checkoutLines.$inferSelect, 'sessionId'>

/** Turns a session the card company says is paid into its order, or into a refund; whoever comes second finds it done. */
export async function settleCheckout(
  shop: Shop,
  paid: Extract<ProviderSession, { state: 'paid' }>,
): Promise<'ordered' | 'refunded'> {
  return shop.db.transaction(async (tx) => {
    const session = await lockSession(tx, paid)
    if (session.status === 'ordered' || session.status === 'refunded') return session.status

    const { charge, sessionId } = paid
    const lines = await linesOf(tx, session.id)
    const refusal = refusalOf(charge, session) ?? (await holdAgain(tx, session, lines))
    if (refusal) {
      shop.log.error({ checkout: session.id, refusal }, 'A payment cannot become an order and goes back.')
      await releaseSession(shop, tx, session.id)
      await returnPayment(shop, tx, session, charge, lines)
    } else {
      if (process.env.FAILPOINTS) await reach('fulfil.beforeOrderInsert')
      const { id: checkoutId, customerId } = session
      const order = await placeOrder(shop, tx, { checkoutId, sessionId, customerId, lines, charge })
      if (process.env.FAILPOINTS) await reach('fulfil.afterOrderInsert')
      await takeStock(tx, await moveHeld(tx, session.id, 'taken'), order.id)
      const { chargeId, amountCents, cardLast4, cardBrand } = charge
      const provider = session.provider
      await tx
        .insert(payments)
        .values({ sessionId: session.id, orderId: order.id, provider, chargeId, amountCents, cardLast4, cardBrand })
    }
    const status = refusal ? 'refunded' : 'ordered'
    await tx
      .update(checkoutSessions)
      .set({ status, providerSessionId: sessionId, closedAt: sql`now()` })
      .where(eq(checkoutSessions.id, session.id))
    if (process.env.FAILPOINTS) await reach('fulfil.beforeCommit')
    return status
  })
}

// Everybody who settles the same checkout waits here for the first.
async function lockSession(tx: Tx, { reference, sessionId }: ProviderSession): Promise<Session> {
  const [session] = await tx.select().from(checkoutSessions).where(eq(checkoutSessions.id, reference)).for('update')
  const isOurs = session && (session.providerSessionId ?? sessionId) === sessionId
  if (!isOurs) throw new Error(`The paid session ${sessionId} belongs to no checkout of this shop.`)
  return session
}

function linesOf(tx: Tx, sessionId: string): Promise<Line[]> {
  const { sessionId: of, ...columns } = checkoutLines
  return tx
    .select({
      position: columns.position,
      variantId: columns.variantId,
      productId: columns.productId,
      sku: columns.sku,
      name: columns.name,
      path: columns.path,
      image: columns.image,
      color: columns.color,
      size: columns.size,
      priceId: columns.priceId,
      unitPriceCents: columns.unitPriceCents,
      quantity: columns.quantity,
    })
    .from(checkoutLines)
    .where(eq(of, sessionId))
    .orderBy(asc(columns.position))
}

/** Why what was taken is not what the checkout asked for; null where it is. */
function refusalOf(charge: PaidCharge, { subtotalCents, expressCents }: Session): string | null {
  const { currency, amountCents, taxCents, refundedCents } = charge
  const shipping = charge.shippingOption === 'express' ? expressCents : 0
  if (currency !== 'usd') return 'another currency'
  if (charge.subtotalCents !== subtotalCents || charge.shippingCents !== shipping) return 'other prices'
  if (taxCents < 0 || amountCents !== subtotalCents + shipping + taxCents) return 'another amount'
  return refundedCents > 0 ? 'returned before it was ordered' : null
}
