import { asc, eq, or, sql } from 'drizzle-orm'
import { conflict, invalid, notFound } from '#contract/errors.ts'
import { arrivalAfterShipping } from '#contract/shipping/arrival-dates.ts'
import type { Tx } from '#db/open-database.ts'
import { orderEvents, orderLines, orders } from '#db/tables/orders.ts'
import { payments } from '#db/tables/payments.ts'
import { shipmentLines, shipments } from '#db/tables/shipments.ts'
import { apiOrdersMessages } from '#messages/en-US/api/orders.ts'
import { apiShipmentsMessages } from '#messages/en-US/api/shipments.ts'
import { recordAuditEvent } from '../audit/record-audit-event.ts'
import type { AdminContext } from '../context.ts'
import { moveOrder } from '../orders/move-order.ts'
import { readSettings } from '../settings/read-settings.ts'
import { emailPackage } from './email-package.ts'
import { settleDelivery } from './set-delivered.ts'

/** How a package travels; each null where there is none. */
export interface Tracking {
  carrier: string | null
  trackingNumber: string | null
  trackingUrl: string | null
}

type Units = readonly { lineId: string; quantity: number }[]
type Order = typeof orders.$inferSelect
type Line = typeof orderLines.$inferSelect

export interface Package {
  orderId: string
  /** Of each line; null for all that is left. */
  units: Units | null
  tracking: Tracking
  isEmailed: boolean
}

/**
 * Ships units of an order in processing as one package, with an email to the buyer; with the last of them the order is
 * shipped. Refuses with 409 more than is left of a line, and an order that cannot be shipped.
 */
export async function shipUnits(ctx: AdminContext, tx: Tx, { orderId, units, tracking, isEmailed }: Package) {
  const { order, now } = await lockToShip(tx, orderId)
  refuseTracking(order, tracking)
  await refuseReturned(tx, orderId)
  const lines = await tx
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(orderLines.position))
  const packed = units ? choose(lines, units) : restOf(lines)
  if (packed.length === 0) throw invalid(apiShipmentsMessages.nothingChosen)

  const shipmentId = await storePackage(tx, { order, now }, packed, tracking)
  const isLast = packed.reduce((sum, { quantity }) => sum + quantity, 0) === leftOf(lines)
  if (isLast) {
    await moveOrder(tx, orderId, 'shipped')
    await settleDelivery(tx, orderId)
  }
  await recordPackage(ctx, tx, { order, shipmentId, tracking, isLast, isEmailed })
  return order
}

async function lockToShip(tx: Tx, orderId: string): Promise<{ order: Order; now: Date }> {
  const [found] = await tx
    .select({ order: orders, now: sql`shop_now()`.mapWith(orders.createdAt) })
    .from(orders)
    .where(eq(orders.id, orderId))
    .for('update')
  if (!found) throw notFound(apiOrdersMessages.notFound)
  const { status } = found.order
  if (status !== 'processing') throw conflict(apiOrdersMessages.refusals.shipped[status])
  return found
}

/** Refuses with 400 to track what its buyer picks up. */
export function refuseTracking({ shippingOption }: Pick<Order, 'shippingOption'>, { carrier }: Tracking): void {
  if (shippingOption === 'pickup' && carrier !== null) throw invalid(apiShipmentsMessages.pickedUp)
}

const leftIn = ({ quantity, shippedQuantity, canceledQuantity }: Line) => quantity - shippedQuantity - canceledQuantity
const leftOf = (lines: readonly Line[]) => lines.reduce((sum, line) => sum + leftIn(line), 0)

function restOf(lines: readonly Line[]) {
  return lines.map((line) => ({ line, quantity: leftIn(line) })).filter(({ quantity }) => quantity > 0)
}

function choose(lines: readonly Line[], units: Units) {
  if (new Set(units.map(({ lineId }) => lineId)).size < units.length) throw invalid(apiShipmentsMessages.lineTwice)
  return units.map(({ lineId, quantity }) => {
    const line = lines.find(({ id }) => id === lineId)
    if (!line) throw notFound(apiShipmentsMessages.lineNotFound)
    if (quantity > leftIn(line)) throw conflict(apiShipmentsMessages.tooManyUnits(line.name, leftIn(line)))
    return { line, quantity }
  })
}

type Packed = ReturnType<typeof choose>

async function storePackage(
  tx: Tx,
  { order, now }: { order: Order; now: Date },
  packed: Packed,
  tracking: Tracking,
): Promise<string> {
  const { id: orderId, deliveryMinDays: minDays, deliveryMaxDays: maxDays } = order
  const isKnown = minDays !== null && maxDays !== null
  const { settings } = await readSettings(tx)
  const expected = isKnown ? arrivalAfterShipping(now, { minDays, maxDays }, settings) : null
  const [stored] = await tx
    .insert(shipments)
    .values({
      orderId,
      position: sql`(select count(*) + 1 from shipments where order_id = ${orderId})`,
      ...tracking,
      expectedFrom: expected?.from ?? null,
      expectedTo: expected?.to ?? null,
    })
    .returning({ id: shipments.id })
  if (!stored) throw new Error('The package was not stored')
  await tx
    .insert(shipmentLines)
    .values(packed.map(({ line, quantity }) => ({ shipmentId: stored.id, orderLineId: line.id, quantity })))
  return stored.id
}

interface Recorded {
  order: Order
  shipmentId: string
  tracking: Tracking
  isLast: boolean
  isEmailed: boolean
}

async function recordPackage(ctx: AdminContext, tx: Tx, recorded: Recorded): Promise<void> {
  const { order, shipmentId, tracking, isLast, isEmailed } = recorded
  await tx.insert(orderEvents).values({
    orderId: order.id,
    kind: 'shipped',
    actorId: ctx.caller.customerId,
    note: trackingWords(tracking),
  })
  if (isEmailed) await emailPackage(ctx, tx, shipmentId, { cause: `shipped:${shipmentId}`, isCorrection: false })
  await recordAuditEvent(ctx, tx, {
    action: 'order.shipped',
    subjectKind: 'order',
    subjectId: order.id,
    detail: { carrier: tracking.carrier, trackingNumber: tracking.trackingNumber, isPart: !isLast },
  })
}

/** "UPS 1Z999AA10123456784"; null without tracking. */
export function trackingWords({ carrier, trackingNumber }: Omit<Tracking, 'trackingUrl'>): string | null {
  return [carrier, trackingNumber].filter(Boolean).join(' ') || null
}

// An order that was refunded in the payment provider's dashboard must not be shipped; one of which a part was, may be. What
// was paid for replaced units is a refund and a payment of the same order.
async function refuseReturned(tx: Tx, orderId: string): Promise<void> {
  const [paid] = await tx
    .select({
      cents: sql<number>`coalesce(sum(${payments.amountCents}), 0)::int`,
      returnedCents: sql<number>`coalesce(sum((
        select sum(r.amount_cents) from refunds r where r.payment_id = ${payments.id}
      )), 0)::int`,
    })
    .from(payments)
    .innerJoin(orders, or(eq(payments.orderId, orders.id), eq(payments.addsToOrderId, orders.id)))
    .where(eq(orders.id, orderId))
  // Nothing was paid for an order that discounts pay in full.
  if (paid && paid.cents > 0 && paid.returnedCents >= paid.cents) throw conflict(apiShipmentsMessages.paymentReturned)
}
