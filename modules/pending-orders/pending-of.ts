import { and, eq, isNull, type SQL } from 'drizzle-orm'
import { checkoutSessions } from '#db/tables/checkout.ts'
import { pendingOrders } from '#db/tables/pending-orders.ts'
import type { Buyer } from '../customers/buyer.ts'

/** The condition on pending orders, joined with their checkouts, that they are of a buyer. */
export function pendingOf(buyer: Buyer): SQL | undefined {
  if ('customerId' in buyer) return eq(checkoutSessions.customerId, buyer.customerId)
  return and(isNull(checkoutSessions.customerId), eq(pendingOrders.email, buyer.guest))
}
