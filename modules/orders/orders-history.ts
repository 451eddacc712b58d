import type { Payload } from '#contract/call.ts'
import type { calls } from '#contract/orders/calls.ts'
import { apiOrdersMessages } from '#messages/en-US/api/orders.ts'
import type { CustomerContext } from '../context.ts'
import { listOrders } from './list-orders.ts'

/** A page of a customer's own orders, or of all orders for an admin. */
export async function ordersHistory(ctx: CustomerContext, query: Payload<typeof calls.ordersHistory>) {
  const { orderHistory, next } = await listOrders(ctx, query)
  return {
    orderHistory,
    next,
    message: orderHistory.length === 0 ? apiOrdersMessages.empty : apiOrdersMessages.list,
  }
}
