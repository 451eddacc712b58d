import { and, eq } from 'drizzle-orm'
import type { Order } from '#contract/orders/order.ts'
import { orders } from '#db/tables/orders.ts'
import type { CustomerContext } from '../context.ts'
import { type OrderFilter, orderConditions } from '../order-table/order-conditions.ts'
import { readerOf } from './order-reader.ts'
import { readOrders } from './read-orders.ts'
import { showOrder } from './show-order.ts'

/** Orders with their lines and events, newest first: a customer's own, or all orders for an admin. */
export async function listOrders(
  ctx: CustomerContext,
  query: OrderFilter = {},
): Promise<{ orderHistory: Order[]; next: string | null }> {
  const { limit = 100 } = query
  const reader = readerOf(ctx, 'buyer')
  const { timeZone } = (await ctx.settings.read()).shop
  const found = await readOrders(
    ctx.db,
    and(
      reader === 'buyer' ? eq(orders.customerId, ctx.caller.customerId) : undefined,
      ...(await orderConditions(ctx.db, query, timeZone)),
    ),
    limit + 1,
  )
  const page = found.slice(0, limit)
  return {
    orderHistory: page.map((row) => showOrder(row, reader)),
    next: found.length > limit ? (page.at(-1)?.cursor ?? null) : null,
  }
}
