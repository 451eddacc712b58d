import { asc, eq, getTableColumns, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { PaidCharge, ProviderSession } from '#adapters/payment/payment.ts'
import { conflict } from '#contract/errors.ts'
import { notesOf } from '#contract/orders/order-notes.ts'
import type { Settings } from '#contract/settings/settings.ts'
import { settingFields } from '#contract/settings/settings.ts'
import type { OfferedShipping } from '#contract/shipping/offered-shipping.ts'
import { includedTax, isAdded } from '#contract/taxes/tax-terms.ts'
import type { Tx } from '#db/open-database.ts'
import { type Placeholders, prepareOnce } from '#db/prepare-once.ts'
import { checkoutLines, checkoutSessions } from '#db/tables/checkout.ts'
import { payments } from '#db/tables/payments.ts'
import { reach } from '#failpoints/reach.ts'
import { runInLocale } from '#messages/current-locale.ts'
import { apiPendingOrdersMessages } from '#messages/en-US/api/pending-orders.ts'
import type { Shop } from '../context.ts'
import { listHeldDiscounts } from '../discounts/list-redemptions.ts'
import { redeemDiscounts } from '../discounts/redeem-discounts.ts'
import { takeStock } from '../inventory/take-stock.ts'
import { placeOrder } from '../orders/place-order.ts'
import { returnPayment } from '../payments/return-payment.ts'
import { payPendingOrder } from '../pending-orders/close-pending-order.ts'
import { renewReservations } from '../reservations/renew-reservations.ts'
import { readSettings } from '../settings/read-settings.ts'
import { chargeAt, findPaidShipping, findPromise, holdsFor } from './promise-arrivals.ts'
import { moveReservations, releaseSession } from './release-session.ts'
import { settleChange } from './settle-change.ts'

type Session = typeof checkoutSessions.$inferSelect
type PaidSession = Extract<ProviderSession, { state: 'paid' }>
type Line = Omit<typeof checkoutLines.$inferSelect, 'sessionId'>

/** Turns a paid session into its order, or into a refund; idempotent. */
export async function settleCheckout(shop: Shop, paid: PaidSession): Promise<'ordered' | 'refunded'> {
  return shop.db.transaction(async (tx) => {
    const { session, lines } = await lockSession(tx, paid)
    if (session.status === 'ordered' || session.status === 'refunded') return session.status
    return runInLocale(session.locale, () => settle(shop, tx, paid, session, lines))
  })
}

/**
 * Places the order of a checkout that staff confirm as paid; the session is locked and has its units. Returns the ID of the
 * order. Refuses with 409 one from before a change of the currency.
 */
export async function settleByHand(
  shop: Shop,
  tx: Tx,
  session: Session,
  lines: Line[],
  charge: PaidCharge,
): Promise<string> {
  const shipping = findPaidShipping(session, charge)
  const { settings } = await readSettings(tx)
  if (refuseOldCurrency(session, settings) !== null) {
    throw conflict(apiPendingOrdersMessages.oldCurrency(session.currency, settings.money.currency))
  }
  const refusal = refusalOf(charge, session, shipping)
  if (refusal !== null || shipping === null) throw new Error(`An order that was paid by hand has ${refusal}.`)
  const sessionId = session.providerSessionId ?? ''
  return placePaid(shop, tx, { session, lines, paidShipping: shipping, charge, sessionId, settings })
}

async function settle(
  shop: Shop,
  tx: Tx,
  paid: PaidSession,
  session: Session,
  lines: Line[],
): Promise<'ordered' | 'refunded'> {
  if (session.kind === 'change') return settleChange(shop, tx, paid, session, lines)
  const { charge, sessionId } = paid
  const paidShipping = findPaidShipping(session, charge)
  const { settings } = await readSettings(tx)
  const refusal =
    refusalOf(charge, session, paidShipping) ??
    refuseOldCurrency(session, settings) ??
    (await renewReservations(tx, session, lines))
  if (refusal !== null || paidShipping === null) {
    shop.log.error({ checkout: session.id, refusal }, 'A payment cannot become an order and goes back.')
    await releaseSession(shop, tx, session.id)
    await returnPayment(shop, tx, session, charge, lines)
    await closing(tx, session, 'refunded', sessionId)
  } else {
    await placePaid(shop, tx, { session, lines, paidShipping, charge, sessionId, settings })
  }
  if (process.env.FAILPOINTS) await reach('fulfil.beforeCommit')
  return refusal ? 'refunded' : 'ordered'
}

interface Paid {
  session: Session
  lines: Line[]
  paidShipping: OfferedShipping
  charge: PaidCharge
  sessionId: string
  settings: Settings
}

/** Places the order with its payment, and sells the reserved units; returns its ID. */
async function placePaid(shop: Shop, tx: Tx, paid: Paid): Promise<string> {
  const { session, lines, paidShipping, sessionId, settings } = paid
  const charge = chargeAt(paid.charge, paidShipping)
  if (process.env.FAILPOINTS) await reach('fulfil.beforeOrderInsert')
  const { id: checkoutId, customerId } = session
  const promised = await findPromise(tx, session, charge, paidShipping)
  const shipping = { ...paidShipping, areDaysKnown: !paidShipping.pickup && holdsFor(paidShipping, charge) }
  const included = includedTax(charge.amountCents, charge.buyer.address.country, {
    taxMode: session.taxMode,
    vatRates: z.parse(settingFields.taxation.vatRates, session.vatRates),
  })
  const number = await payPendingOrder(tx, session)
  const discounts = await listHeldDiscounts(tx, { id: session.id })
  const parts = { lines, discounts, charge, shipping, included, promised, number, notes: notesOf(session), settings }
  const order = await placeOrder(shop, tx, { checkoutId, sessionId, customerId, ...parts })
  if (discounts.length > 0) await redeemDiscounts(tx, { ...order, shippingDiscountCents: paidShipping.discountCents })
  if (process.env.FAILPOINTS) await reach('fulfil.afterOrderInsert')
  await takeStock(tx, await recordPaidOrder(tx, session, { charge, sessionId }, order.id), order.id)
  return order.id
}

/** Records the payment and closes the checkout in one statement; returns the reserved units. */
function recordPaidOrder(
  tx: Tx,
  session: Session,
  { charge, sessionId }: Pick<PaidSession, 'charge' | 'sessionId'>,
  orderId: string,
) {
  const { chargeId, amountCents, cardLast4, cardBrand } = charge
  const { id, provider } = session
  const taken = tx.$with('taken').as(moveReservations(tx, id, 'taken'))
  const booked = tx
    .$with('booked')
    .as(tx.insert(payments).values({ sessionId: id, orderId, provider, chargeId, amountCents, cardLast4, cardBrand }))
  const closed = tx.$with('closed').as(closing(tx, session, 'ordered', sessionId))
  return tx.with(taken, booked, closed).select().from(taken)
}

function closing(tx: Tx, { id }: Session, status: 'ordered' | 'refunded', providerSessionId: string) {
  return tx
    .update(checkoutSessions)
    .set({ status, providerSessionId, closedAt: sql`shop_now()` })
    .where(eq(checkoutSessions.id, id))
}

const { sessionId: ofLine, ...lineColumns } = getTableColumns(checkoutLines)

const lockByReference = prepareOnce((db, { reference }: Placeholders<{ reference: string }>) =>
  db
    .select({ session: checkoutSessions, line: lineColumns })
    .from(checkoutSessions)
    .innerJoin(checkoutLines, eq(ofLine, checkoutSessions.id))
    .where(eq(checkoutSessions.reference, reference))
    .orderBy(asc(lineColumns.position))
    .for('update', { of: checkoutSessions }),
)

// Serializes settling; the lines never change.
async function lockSession(
  tx: Tx,
  { reference, sessionId }: PaidSession,
): Promise<{ session: Session; lines: Line[] }> {
  const found = await lockByReference(tx, { reference })
  const session = found[0]?.session
  const isOurs = session && (session.providerSessionId ?? sessionId) === sessionId
  if (!isOurs) throw new Error(`The paid session ${sessionId} belongs to no checkout of this shop.`)
  return { session, lines: found.map(({ line }) => line) }
}

// A card page that expired may still be paid after the shop has moved to another currency.
function refuseOldCurrency({ currency }: Session, { money }: Settings): string | null {
  return money.currency === currency ? null : 'a currency of before'
}

/** Returns why a charge does not match its checkout; null if it does. */
function refusalOf(
  charge: PaidCharge,
  { subtotalCents, discountCents, taxMode, currency: asked }: Session,
  paidShipping: OfferedShipping | null,
): string | null {
  const { currency, amountCents, taxCents, refundedCents } = charge
  if (currency !== asked) return 'another currency'
  if (!paidShipping) return 'shipping that was not offered'
  const shipping = paidShipping.cents
  if (charge.subtotalCents !== subtotalCents || charge.shippingCents !== shipping) return 'other prices'
  if (charge.discountCents !== discountCents) return 'other discounts'
  if (taxCents !== 0 && !isAdded(taxMode)) return 'a tax that prices include'
  if (taxCents < 0 || amountCents !== subtotalCents - discountCents + shipping + taxCents) return 'another amount'
  return refundedCents > 0 ? 'returned before it was ordered' : null
}
