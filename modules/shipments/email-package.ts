import { and, asc, eq, sql } from 'drizzle-orm'
import type { Tx } from '#db/open-database.ts'
import { orderLines, orders } from '#db/tables/orders.ts'
import { shipmentLines, shipments } from '#db/tables/shipments.ts'
import type { Shop } from '../context.ts'
import { queueEmail } from '../emails/queue-email.ts'
import { orderEmailFields } from '../order-emails/order-email-fields.ts'
import { findFullOrder } from '../orders/find-full-order.ts'

interface Reason {
  cause: string
  /** Whether the package was told of before, with other tracking. */
  isCorrection: boolean
}

/** Emails the buyer what is in a package and how to track it; nothing for a buyer whose account is deleted. */
export async function emailPackage(shop: Shop, tx: Tx, shipmentId: string, { cause, isCorrection }: Reason) {
  const [found] = await tx
    .select({ shipment: shipments, status: orders.status, count: sql<number>`count(other.id)::int` })
    .from(shipments)
    .innerJoin(orders, eq(orders.id, shipments.orderId))
    .innerJoin(sql`shipments other`, sql`other.order_id = ${shipments.orderId}`)
    .where(eq(shipments.id, shipmentId))
    .groupBy(shipments.id, orders.id)
  if (!found) throw new Error('The package is not stored')
  const { shipment, status, count } = found
  const full = await findFullOrder(tx, { id: shipment.orderId })
  if (full.order.email === '') return
  const packed = await tx
    .select({ line: orderLines, quantity: shipmentLines.quantity })
    .from(shipmentLines)
    .innerJoin(orderLines, and(eq(orderLines.id, shipmentLines.orderLineId)))
    .where(eq(shipmentLines.shipmentId, shipmentId))
    .orderBy(asc(orderLines.position))
  const { carrier, trackingNumber, trackingUrl, expectedFrom: from, expectedTo: to } = shipment
  const lines = packed.map(({ line, quantity }) => ({ ...line, quantity }))
  const known = { cause, to: full.order.email, locale: full.order.locale }
  const fields = orderEmailFields(shop, { ...full, lines })
  if (full.order.shippingOption === 'pickup') {
    const isPart = status !== 'shipped'
    return queueEmail(shop, tx, { ...known, kind: 'ready-for-pickup', fields: { ...fields, isPart } })
  }
  await queueEmail(shop, tx, {
    ...known,
    kind: 'shipped',
    fields: {
      ...fields,
      ...{ carrier, trackingNumber, trackingUrl, isCorrection },
      expected: from && to ? { from, to } : null,
      isPart: status !== 'shipped' || count > 1,
      isLast: status === 'shipped' && shipment.position === count,
    },
  })
}
