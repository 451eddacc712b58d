import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { conflict, invalid, notFound } from '#contract/errors.ts'
import { isArrivalFinal } from '#contract/returns/is-arrival-final.ts'
import { shopDay } from '#contract/shipping/arrival-dates.ts'
import { type Day, dayAfter } from '#contract/shipping/business-days.ts'
import type { Tx } from '#db/open-database.ts'
import { orderEvents, orders } from '#db/tables/orders.ts'
import { shipments } from '#db/tables/shipments.ts'
import { apiOrdersMessages } from '#messages/en-US/api/orders.ts'
import type { EventNote } from '../orders/event-note.ts'
import { readSettings } from '../settings/read-settings.ts'
import { listSent, type SentPackage } from './list-sent.ts'

interface Delivery {
  deliveredOn: Day
  /** All packages of the order without one. */
  shipmentId: string | undefined
  by: 'buyer' | 'staff'
  actorId: string | null
}

/**
 * Stores the day on which a package arrived, or all of an order; saying it again corrects it, for a buyer only to an earlier
 * day, and not once the return window is over. Refuses that, and an order of which nothing has shipped, with 409, a day before it
 * shipped or in the future with 400, and an order that `condition` does not find, or a package that it does not have, with
 * 404. Returns the ID of the order.
 */
export async function setDelivered(tx: Tx, condition: SQL | undefined, delivery: Delivery): Promise<string> {
  const { deliveredOn, shipmentId, by, actorId } = delivery
  const [order] = await tx
    .select({
      id: orders.id,
      returnDays: orders.returnDays,
      cashbackAt: orders.cashbackAt,
      now: sql`shop_now()`.mapWith(orders.createdAt),
    })
    .from(orders)
    .where(condition)
    .for('update')
  if (!order) throw notFound(apiOrdersMessages.notFound)
  const all = await listSent(tx, order.id)
  if (all.length === 0) throw conflict(apiOrdersMessages.notShipped)
  const arrived = shipmentId === undefined ? all : all.filter(({ id }) => id === shipmentId)
  if (arrived.length === 0) throw notFound(apiOrdersMessages.packageNotFound)
  const { shop } = (await readSettings(tx)).settings
  const today = shopDay(order.now, shop)
  // East of the shop it may be tomorrow already.
  const isPossible =
    deliveredOn <= dayAfter(today) && arrived.every(({ shippedAt }) => deliveredOn >= shopDay(shippedAt, shop))
  if (!isPossible) throw invalid(apiOrdersMessages.wrongDeliveryDay)
  if (arrived.every((each) => each.deliveredOn === deliveredOn)) return order.id
  if (by === 'buyer') {
    const { returnDays, cashbackAt } = order
    const isFinal = isArrivalFinal({ shipments: all, returnDays, isCashbackSettled: cashbackAt !== null }, today, shop)
    if (isFinal) throw conflict(apiOrdersMessages.deliveryDayFinal)
    refuseLater(arrived, deliveredOn)
  }
  await tx
    .update(shipments)
    .set({ deliveredOn })
    .where(and(eq(shipments.orderId, order.id), shipmentId === undefined ? undefined : eq(shipments.id, shipmentId)))
  await settleDelivery(tx, order.id)
  const detail: EventNote = { code: 'arrived', day: deliveredOn }
  await tx.insert(orderEvents).values({ orderId: order.id, kind: 'delivered', actorId, detail })
  return order.id
}

// The return window counts from this day: with a later one, it would never end.
function refuseLater(arrived: readonly SentPackage[], deliveredOn: Day): void {
  const isLater = arrived.some((each) => each.deliveredOn !== null && each.deliveredOn < deliveredOn)
  if (isLater) throw conflict(apiOrdersMessages.deliveryDayLater)
}

/** An order that shipped whole has arrived once all of its packages have. */
export async function settleDelivery(tx: Tx, orderId: string): Promise<void> {
  const open = await tx.$count(shipments, and(eq(shipments.orderId, orderId), isNull(shipments.deliveredOn)))
  const last = sql`(select max(delivered_on) from shipments where order_id = ${orderId})`
  await tx
    .update(orders)
    .set({ deliveredOn: open > 0 ? null : last })
    .where(and(eq(orders.id, orderId), eq(orders.status, 'shipped')))
}
