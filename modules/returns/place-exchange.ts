import { randomUUID } from 'node:crypto'
import { eq, inArray } from 'drizzle-orm'
import * as z from 'zod/mini'
import { settingFields } from '#contract/settings/settings.ts'
import { includedTax } from '#contract/taxes/tax-terms.ts'
import type { Tx } from '#db/open-database.ts'
import { checkoutSessions } from '#db/tables/checkout.ts'
import { orderEvents, orderLines, orders } from '#db/tables/orders.ts'
import { payments } from '#db/tables/payments.ts'
import { variants } from '#db/tables/products.ts'
import { returnLines, returns } from '#db/tables/returns.ts'
import { reach } from '#failpoints/reach.ts'
import { openLikeFirst } from '../checkout/open-like-first.ts'
import type { Shop } from '../context.ts'
import { takeStock } from '../inventory/take-stock.ts'
import { nextOrderNumber } from '../orders/next-order-number.ts'
import type { RefundedUnits } from '../payments/refund-units.ts'
import { priceLines } from '../products/price-lines.ts'
import { readSettings } from '../settings/read-settings.ts'
import { exchangedCents } from './exchanged-cents.ts'
import type { StoredReturn } from './read-returns.ts'

/**
 * Places the order of what a return is exchanged for, with the units that were reserved, paid with the part of the refund that
 * is transferred to it. It is an order like any other: shipped, canceled and returned in the same way.
 */
export async function placeExchange(
  shop: Pick<Shop, 'enqueue'>,
  tx: Tx,
  stored: StoredReturn,
  refunded: RefundedUnits & { paymentId: string },
): Promise<void> {
  const { sentBack, order } = stored
  const paid = await readPayment(tx, refunded.paymentId)
  const lines = await linesOf(tx, stored, refunded)
  const sums = sumsOf(lines)
  const orderId = randomUUID()
  const sessionId = await openLikeFirst(tx, paid.session, {
    order,
    kind: 'exchange',
    providerSessionId: `exchange_${sentBack.id}`,
    subtotalCents: sums.subtotalCents,
  })
  await storeOrder(tx, { stored, orderId, sessionId, lines, sums, session: paid.session })
  const { id, rootId, provider, cardLast4, cardBrand } = paid.payment
  await tx.insert(payments).values({
    sessionId,
    orderId,
    rootId: rootId ?? id,
    provider,
    chargeId: `exchange:${sentBack.id}`,
    amountCents: sums.totalCents,
    cardLast4,
    cardBrand,
  })
  await tx.update(returns).set({ exchangeOrderId: orderId }).where(eq(returns.id, sentBack.id))
  await takeHeld(tx, stored, orderId)
  if (process.env.FAILPOINTS) await reach('exchange.afterSale')
  await tx.insert(orderEvents).values([
    { orderId, kind: 'placed', note: order.number },
    { orderId, kind: 'paid', note: sentBack.number },
  ])
  await shop.enqueue(tx, 'issueInvoice', { orderId })
}

type Session = typeof checkoutSessions.$inferSelect
type Line = typeof orderLines.$inferInsert & { totalCents: number; taxCents: number }
type Sums = ReturnType<typeof sumsOf>

async function readPayment(tx: Tx, paymentId: string) {
  const [found] = await tx
    .select({ payment: payments, session: checkoutSessions })
    .from(payments)
    .innerJoin(checkoutSessions, eq(checkoutSessions.id, payments.sessionId))
    .where(eq(payments.id, paymentId))
  if (!found) throw new Error('A refund without a payment')
  return found
}

async function linesOf(tx: Tx, { lines }: StoredReturn, refunded: RefundedUnits): Promise<Omit<Line, 'orderId'>[]> {
  const received = lines.flatMap((each) => {
    const worth = refunded.lines.find(({ line }) => line.id === each.line.id)
    return worth ? [{ ...each, ...worth }] : []
  })
  const wanted = await priceLines(
    tx,
    received.map(({ part, line, quantity }) => {
      const { wantedColor: selectedColor, wantedSize: selectedSize } = part
      return { productId: line.productId ?? '', selectedColor, selectedSize, quantity }
    }),
  )
  return received.map((each, position) => {
    const { line, part, quantity } = each
    const found = wanted[position]
    return {
      position,
      // What is no longer sold was reserved when it was.
      productId: line.productId,
      variantId: part.wantedVariantId,
      sku: found?.sku ?? line.sku,
      name: found?.name ?? line.name,
      path: found?.path ?? line.path,
      image: found?.image ?? line.image,
      color: part.wantedColor,
      size: part.wantedSize,
      sizeLabel: part.wantedSizeLabel,
      quantity,
      ...exchangedCents(each),
    }
  })
}

function sumsOf(lines: readonly Omit<Line, 'orderId'>[]) {
  const subtotalCents = lines.reduce((sum, line) => sum + line.unitPriceCents * line.quantity, 0)
  const discountCents = lines.reduce((sum, line) => sum + (line.discountCents ?? 0), 0)
  const taxCents = lines.reduce((sum, line) => sum + line.taxCents, 0)
  const totalCents = subtotalCents - discountCents + taxCents
  return { subtotalCents, discountCents, shippingCents: 0, taxCents, totalCents }
}

interface ToStore {
  stored: StoredReturn
  orderId: string
  sessionId: string
  lines: readonly Omit<Line, 'orderId'>[]
  sums: Sums
  session: Session
}

async function storeOrder(tx: Tx, { stored, orderId, sessionId, lines, sums, session }: ToStore): Promise<void> {
  const { settings } = await readSettings(tx)
  const { customerId, email, customerName, locale, shippingMethod, deliveryMinDays, deliveryMaxDays, pickupHours } =
    stored.order
  const { shippingName, line1, line2, city, state, postalCode, country, phone } = stored.order
  const vatRates = z.parse(settingFields.taxation.vatRates, session.vatRates)
  const included = includedTax(sums.totalCents, country, { taxMode: session.taxMode, vatRates })
  await tx.insert(orders).values({
    id: orderId,
    number: nextOrderNumber(settings.shop.orderPrefix),
    sessionId,
    ...{ customerId, email, customerName, locale, shippingMethod, deliveryMinDays, deliveryMaxDays },
    ...{ shippingName, line1, line2, city, state, postalCode, country, phone },
    shippingOption: stored.order.shippingOption,
    pickupHours,
    ...sums,
    includedTaxCents: included.cents,
    includedTaxRate: included.rate,
    returnDays: stored.order.returnDays,
    cashbackRate: stored.order.cashbackRate,
    reviewInviteDays: stored.order.reviewInviteDays,
  })
  await tx.insert(orderLines).values(lines.map(({ totalCents, taxCents, ...line }) => ({ ...line, orderId })))
}

/** The reserved units become those of the order; the rest is released by the caller. */
async function takeHeld(tx: Tx, { sentBack, lines }: StoredReturn, orderId: string): Promise<void> {
  const ids = lines.flatMap(({ part }) => part.wantedVariantId ?? [])
  const kept = new Set(
    (await tx.select({ id: variants.id }).from(variants).where(inArray(variants.id, ids))).map(({ id }) => id),
  )
  const held = lines.flatMap(({ part: { wantedVariantId: variantId, heldQuantity: quantity } }) =>
    variantId && quantity > 0 && kept.has(variantId) ? [{ variantId, quantity }] : [],
  )
  await takeStock(tx, held, orderId)
  await tx.update(returnLines).set({ heldQuantity: 0 }).where(eq(returnLines.returnId, sentBack.id))
}
