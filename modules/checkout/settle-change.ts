import { eq, sql } from 'drizzle-orm'
import type { PaidCharge, ProviderSession } from '#adapters/payment/payment.ts'
import { ShopError } from '#contract/errors.ts'
import type { Tx } from '#db/open-database.ts'
import { type checkoutLines, checkoutSessions, reservations } from '#db/tables/checkout.ts'
import { paymentRequests, payments } from '#db/tables/payments.ts'
import { reach } from '#failpoints/reach.ts'
import type { Shop } from '../context.ts'
import { reserveStock } from '../inventory/reserve-stock.ts'
import { takeStock } from '../inventory/take-stock.ts'
import { applyPaidChange } from '../order-changes/apply-paid-change.ts'
import { returnPayment } from '../payments/return-payment.ts'
import { moveReservations, releaseSession } from './release-session.ts'

type Session = typeof checkoutSessions.$inferSelect
type PaidSession = Extract<ProviderSession, { state: 'paid' }>
type Line = Omit<typeof checkoutLines.$inferSelect, 'sessionId'>

/** Records the payment of a changed order and applies the change, or refunds it; the session is locked. */
export async function settleChange(
  shop: Shop,
  tx: Tx,
  { charge, sessionId }: PaidSession,
  session: Session,
  lines: Line[],
): Promise<'ordered' | 'refunded'> {
  const wrong = refusalOf(charge, session)
  const { refusal, changeId } = wrong ? { refusal: wrong, changeId: null } : await applyAll(shop, tx, session, lines)
  if (refusal !== null) {
    shop.log.error({ checkout: session.id, refusal }, 'A payment for a changed order goes back.')
    await releaseSession(shop, tx, session.id)
    await returnPayment(shop, tx, session, charge, lines)
  } else {
    const { id, provider } = session
    const { chargeId, amountCents, cardLast4, cardBrand } = charge
    const addsToOrderId = await orderOf(tx, id)
    await tx
      .insert(payments)
      .values({ sessionId: id, addsToOrderId, changeId, provider, chargeId, amountCents, cardLast4, cardBrand })
    await takeStock(tx, await moveReservations(tx, id, 'taken'), addsToOrderId)
  }
  const status = refusal === null ? ('ordered' as const) : ('refunded' as const)
  await tx
    .update(checkoutSessions)
    .set({ status, providerSessionId: sessionId, closedAt: sql`shop_now()` })
    .where(eq(checkoutSessions.id, session.id))
  if (process.env.FAILPOINTS) await reach('editPaid.beforeCommit')
  return status
}

interface Applied {
  /** Why it was not applied; null if it was. */
  refusal: string | null
  changeId: string | null
}

/** Reserves the units again if the link has ended, and applies the change; leaves nothing behind when refused. */
async function applyAll(shop: Shop, tx: Tx, session: Session, [line]: Line[]): Promise<Applied> {
  const { id: checkoutId, subtotalCents: amountCents, status } = session
  try {
    return await tx.transaction(async (inner) => {
      if (status === 'expired') await reserveAgain(inner, checkoutId, line)
      const orderId = await orderOf(inner, checkoutId)
      return { refusal: null, changeId: await applyPaidChange(shop, inner, { orderId, checkoutId, amountCents }) }
    })
  } catch (error) {
    if (error instanceof ShopError) return { refusal: error.message, changeId: null }
    throw error
  }
}

async function reserveAgain(tx: Tx, sessionId: string, line: Line | undefined): Promise<void> {
  const units = await tx
    .update(reservations)
    .set({ state: 'held' })
    .where(eq(reservations.sessionId, sessionId))
    .returning({ variantId: reservations.variantId, quantity: reservations.quantity })
  const named = units.map((each) => ({ ...each, name: line?.name ?? '', color: null, size: null }))
  if (named.length > 0) await reserveStock(tx, named, sessionId)
}

async function orderOf(tx: Tx, sessionId: string): Promise<string> {
  const [found] = await tx
    .select({ orderId: paymentRequests.orderId })
    .from(paymentRequests)
    .where(eq(paymentRequests.sessionId, sessionId))
  if (!found) throw new Error('A payment link without its order')
  return found.orderId
}

/** Returns why a charge is not what the link asked for; null if it is. */
function refusalOf(charge: PaidCharge, { subtotalCents, currency }: Session): string | null {
  if (charge.currency !== currency) return 'another currency'
  if (charge.amountCents !== subtotalCents || charge.taxCents !== 0) return 'another amount'
  return charge.refundedCents > 0 ? 'returned before it was booked' : null
}
