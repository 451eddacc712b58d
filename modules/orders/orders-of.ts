import { and, eq, isNull, type SQL } from 'drizzle-orm'
import { orders } from '#db/tables/orders.ts'
import type { Buyer } from '../customers/buyer.ts'

/** The condition that an order is of a buyer. */
export function ordersOf(buyer: Buyer): SQL | undefined {
  if ('customerId' in buyer) return eq(orders.customerId, buyer.customerId)
  return and(isNull(orders.customerId), eq(orders.email, buyer.guest))
}
