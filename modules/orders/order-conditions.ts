import { and, arrayContains, eq, gte, lt, or, type SQL, sql } from 'drizzle-orm'
import type { Payload } from '#contract/call.ts'
import type { calls } from '#contract/orders/calls.ts'
import type { orderChoices } from '#contract/orders/order.ts'
import { normalTags } from '#contract/orders/tags.ts'
import { orders } from '#db/tables/orders.ts'
import { likePatterns } from '../like-patterns.ts'
import { isAfterCursor } from '../page-cursor.ts'

/** Which orders to list. Days are whole days in the time zone of the shop, both ends included. */
export type OrderFilter = Partial<Payload<typeof calls.ordersHistory>>

/** Whether a part of an order has shipped and the rest has not. */
export const isPartlyShipped = and(
  eq(orders.status, 'processing'),
  sql`${orders.id} in (select order_id from shipments)`,
)

const choices: Record<(typeof orderChoices)[number], SQL | undefined> = {
  Proccessing: eq(orders.status, 'processing'),
  Shipped: eq(orders.status, 'shipped'),
  Canceled: eq(orders.status, 'canceled'),
  'partially-shipped': isPartlyShipped,
}

/** The SQL conditions of a filter. */
export function orderConditions(
  { search, status, from, until, tag, after }: OrderFilter,
  timeZone: string,
): (SQL | undefined)[] {
  const midnight = (date: string, days: number) =>
    sql`(${date}::date + ${days}::int)::timestamp at time zone ${timeZone}::text`
  return [
    status && choices[status],
    from ? gte(orders.createdAt, midnight(from, 0)) : undefined,
    until ? lt(orders.createdAt, midnight(until, 1)) : undefined,
    tag ? arrayContains(orders.tags, normalTags([tag])) : undefined,
    ...likePatterns(search).map((pattern) =>
      or(
        sql`${orders.number} ilike ${pattern}`,
        sql`${orders.email}::text ilike ${pattern}`,
        sql`${orders.customerName} ilike ${pattern}`,
        sql`exists (select 1 from shipments s where s.order_id = ${orders.id} and s.tracking_number ilike ${pattern})`,
      ),
    ),
    after ? isAfterCursor(orders.createdAt, orders.id, after) : undefined,
  ]
}
