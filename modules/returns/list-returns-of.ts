import { asc, eq } from 'drizzle-orm'
import type { OrderReturn } from '#contract/returns/order-return.ts'
import type { Db } from '#db/open-database.ts'
import { orders } from '#db/tables/orders.ts'
import { returns } from '#db/tables/returns.ts'
import type { Buyer } from '../customers/buyer.ts'
import { ordersOf } from '../orders/orders-of.ts'
import { isReturn } from './is-return.ts'
import { findStoredReturn, showReturn } from './read-returns.ts'

/** Every return of a buyer's orders, for the copy of their data. */
export async function listReturnsOf(db: Db, buyer: Buyer): Promise<OrderReturn[]> {
  const own = await db
    .select({ id: returns.id })
    .from(returns)
    .innerJoin(orders, eq(orders.id, returns.orderId))
    .where(ordersOf(buyer))
    .orderBy(asc(returns.createdAt))
  const found: OrderReturn[] = []
  for (const { id } of own) found.push(showReturn(await findStoredReturn(db, isReturn(id)), 'buyer'))
  return found
}
