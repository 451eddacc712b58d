import { inArray } from 'drizzle-orm'
import type { Payload } from '#contract/call.ts'
import type { calls } from '#contract/orders/calls.ts'
import { orders } from '#db/tables/orders.ts'
import type { AdminContext } from '../context.ts'
import { readerOf } from './order-reader.ts'
import { readOrders } from './read-orders.ts'
import { showOrder } from './show-order.ts'

/** Orders by their numbers, in that order. */
export async function findOrders(ctx: AdminContext, { orderNumbers }: Payload<typeof calls.findOrders>) {
  const found = await readOrders(ctx.db, inArray(orders.number, orderNumbers), orderNumbers.length)
  const byNumber = new Map(found.map((stored) => [stored.order.number, stored]))
  return {
    orders: [...new Set(orderNumbers)].flatMap((number) => {
      const stored = byNumber.get(number)
      return stored ? [showOrder(stored, readerOf(ctx, 'buyer'))] : []
    }),
  }
}
