import { eq, gte, lt, or, type SQL, sql } from 'drizzle-orm'
import type { Payload } from '#contract/call.ts'
import type { calls } from '#contract/orders/calls.ts'
import type { OrderStatus } from '#contract/orders/order.ts'
import { orders } from '#db/tables/orders.ts'
import { likePatterns } from '../like-patterns.ts'
import { isAfterCursor } from '../page-cursor.ts'

/** Which orders to list. Days are whole days in UTC, both ends included. */
export type OrderFilter = Partial<Payload<typeof calls.ordersHistory>>

const statusOf: Record<OrderStatus, (typeof orders.$inferSelect)['status']> = {
  Proccessing: 'processing',
  Shipped: 'shipped',
  Canceled: 'canceled',
}

/** The SQL conditions of a filter. */
export function orderConditions({ search, status, from, until, after }: OrderFilter): (SQL | undefined)[] {
  return [
    status && eq(orders.status, statusOf[status]),
    from ? gte(orders.createdAt, new Date(`${from}T00:00:00Z`)) : undefined,
    until ? lt(orders.createdAt, new Date(Date.parse(`${until}T00:00:00Z`) + 86_400_000)) : undefined,
    ...likePatterns(search).map((pattern) =>
      or(
        sql`${orders.number} ilike ${pattern}`,
        sql`${orders.email}::text ilike ${pattern}`,
        sql`${orders.customerName} ilike ${pattern}`,
        sql`${orders.trackingNumber} ilike ${pattern}`,
      ),
    ),
    after ? isAfterCursor(orders.createdAt, orders.id, after) : undefined,
  ]
}
