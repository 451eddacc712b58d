import { and, eq, type SQL, sql } from 'drizzle-orm'
import { conflict, invalid, notFound } from '#contract/errors.ts'
import { shopDay } from '#contract/shipping/arrival-dates.ts'
import { type Day, dayAfter } from '#contract/shipping/business-days.ts'
import type { Tx } from '#db/open-database.ts'
import { orderEvents, orders } from '#db/tables/orders.ts'
import { apiOrdersMessages } from '#messages/en-US/api/orders.ts'
import type { EventNote } from './event-note.ts'

/**
 * Stores the day on which a shipped order arrived, as its buyer says; saying it again corrects it. Refuses an order that has
 * not shipped with 409, a day before it shipped or in the future with 400, and one that `condition` does not find with 404.
 */
export async function setDelivered(tx: Tx, condition: SQL | undefined, deliveredOn: Day, actorId: string | null) {
  const [order] = await tx
    .select({ id: orders.id, shippedAt: orders.shippedAt, deliveredOn: orders.deliveredOn })
    .from(orders)
    .where(condition)
    .for('update')
  if (!order) throw notFound(apiOrdersMessages.notFound)
  if (!order.shippedAt) throw conflict(apiOrdersMessages.notShipped)
  // East of the shop it may be tomorrow already.
  const isPossible = deliveredOn >= shopDay(order.shippedAt) && deliveredOn <= dayAfter(shopDay(new Date()))
  if (!isPossible) throw invalid(apiOrdersMessages.wrongDeliveryDay)
  if (order.deliveredOn === deliveredOn) return
  await tx
    .update(orders)
    .set({ deliveredOn })
    .where(and(eq(orders.id, order.id), sql`status = 'shipped'`))
  const detail: EventNote = { code: 'arrived', day: deliveredOn }
  await tx.insert(orderEvents).values({ orderId: order.id, kind: 'delivered', actorId, detail })
}
