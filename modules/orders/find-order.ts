import { and, eq } from 'drizzle-orm'
import type { Payload } from '#contract/call.ts'
import { notFound } from '#contract/errors.ts'
import type { calls } from '#contract/orders/calls.ts'
import { orders } from '#db/tables/orders.ts'
import { apiOrdersMessages } from '#messages/en-US/api/orders.ts'
import type { CustomerContext } from '../context.ts'
import { readerOf } from './order-reader.ts'
import { readOrders } from './read-orders.ts'
import { showOrder } from './show-order.ts'

/** One order by its number: a customer's own, or any order for an admin. */
export async function findOrder(ctx: CustomerContext, { orderNumber }: Payload<typeof calls.findOrder>) {
  const reader = readerOf(ctx, 'buyer')
  const visible = reader === 'buyer' ? eq(orders.customerId, ctx.caller.customerId) : undefined
  const [found] = await readOrders(ctx.db, and(eq(orders.number, orderNumber), visible), 1)
  if (!found) throw notFound(apiOrdersMessages.notFound)
  return { order: showOrder(found, reader), message: apiOrdersMessages.found(orderNumber) }
}
