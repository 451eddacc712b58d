import { eq, sql } from 'drizzle-orm'
import type { Payload } from '#contract/call.ts'
import { conflict, invalid } from '#contract/errors.ts'
import type { calls } from '#contract/shipments/calls.ts'
import { type Carrier, trackingUrl } from '#contract/shipments/carriers.ts'
import { arrivalAfterShipping } from '#contract/shipping/arrival-dates.ts'
import type { Tx } from '#db/open-database.ts'
import { orderEvents, orders } from '#db/tables/orders.ts'
import { refunds } from '#db/tables/payments.ts'
import { reach } from '#failpoints/reach.ts'
import { apiShipmentsMessages } from '#messages/en-US/api/shipments.ts'
import { recordAuditEvent } from '../audit/record-audit-event.ts'
import type { AdminContext } from '../context.ts'
import { queueEmail } from '../emails/queue-email.ts'
import { findFullOrder } from '../orders/find-full-order.ts'
import { listOrders } from '../orders/list-orders.ts'
import { moveOrder } from '../orders/move-order.ts'
import { orderEmailFields } from '../orders/order-email-fields.ts'

/** Ships an order in processing with its carrier and tracking number, and notifies the buyer. */
export async function markOrderAsShipped(ctx: AdminContext, shipment: Payload<typeof calls.markOrderAsShipped>) {
  const parcel = await parcelOf(ctx, shipment)
  await ctx.db.transaction(async (tx) => {
    if (process.env.FAILPOINTS) await reach('ship.beforeMove')
    await moveOrder(tx, shipment.orderId, 'shipped', { ...parcel, ...(await expectArrival(tx, shipment.orderId)) })
    const shipped = await findFullOrder(tx, eq(orders.id, shipment.orderId))
    await refuseWrongOrder(tx, shipped, shipment.orderNumber)
    await recordShipment(ctx, tx, shipped, parcel)
    if (process.env.FAILPOINTS) await reach('ship.beforeCommit')
  })
  if (process.env.FAILPOINTS) await reach('ship.afterCommit')

  const { orderHistory } = await listOrders(ctx)
  return { orderHistory, message: apiShipmentsMessages.shipped }
}

type PaidOrder = Awaited<ReturnType<typeof findFullOrder>>

interface Parcel {
  carrier: Carrier
  trackingNumber: string
}

async function parcelOf(ctx: AdminContext, shipment: Payload<typeof calls.markOrderAsShipped>): Promise<Parcel> {
  const { carriers } = await ctx.settings.read()
  const carrier = shipment.carrier ?? carriers.standard
  if (!carriers.offered.includes(carrier)) throw invalid(apiShipmentsMessages.carrierNotOffered(carrier))
  const trackingNumber = shipment.trackingNumber.trim()
  if (trackingNumber.length < 4) throw invalid(apiShipmentsMessages.invalidTrackingNumber)
  return { carrier, trackingNumber }
}

/** The days of arrival by the carrier's time; none for a country where it is not known. */
async function expectArrival(tx: Tx, orderId: string) {
  const [order] = await tx
    .select({ minDays: orders.deliveryMinDays, maxDays: orders.deliveryMaxDays })
    .from(orders)
    .where(eq(orders.id, orderId))
  const { minDays = null, maxDays = null } = order ?? {}
  if (minDays === null || maxDays === null) return {}
  const { from, to } = arrivalAfterShipping(new Date(), { minDays, maxDays })
  return { expectedFrom: from, expectedTo: to }
}

async function refuseWrongOrder(tx: Tx, { order, payment }: PaidOrder, orderNumber: string): Promise<void> {
  if (order.number !== orderNumber) throw conflict(apiShipmentsMessages.otherNumber(order.number, orderNumber))
  // An order that was refunded in the payment provider's dashboard must not be shipped; one of which a part was, may be.
  const [returned] = await tx
    .select({ cents: sql<number>`coalesce(sum(${refunds.amountCents}), 0)::int` })
    .from(refunds)
    .where(eq(refunds.paymentId, payment.id))
  if ((returned?.cents ?? 0) >= payment.amountCents) throw conflict(apiShipmentsMessages.paymentReturned)
}

async function recordShipment(ctx: AdminContext, tx: Tx, shipped: PaidOrder, parcel: Parcel): Promise<void> {
  const { id: orderId, email, locale } = shipped.order
  const { carrier, trackingNumber } = parcel
  const note = `${carrier} ${trackingNumber}`
  await tx.insert(orderEvents).values({ orderId, kind: 'shipped', actorId: ctx.caller.customerId, note })
  await queueEmail(ctx, tx, {
    kind: 'shipped',
    cause: `shipped:${orderId}`,
    to: email,
    locale,
    fields: { ...orderEmailFields(ctx, shipped), ...parcel, trackingUrl: trackingUrl(carrier, trackingNumber) },
  })
  await recordAuditEvent(ctx, tx, {
    action: 'order.shipped',
    subjectKind: 'order',
    subjectId: orderId,
    detail: { carrier, trackingNumber },
  })
}
