import { eq } from 'drizzle-orm'
import { orders } from '#db/tables/orders.ts'
import type { AdminContext } from '../context.ts'
import { readOrders } from '../orders/read-orders.ts'
import { showOrder } from '../orders/show-order.ts'

const batchSize = 25

/** The orders that wait longest to be shipped, oldest first: as many as someone packs in one go. */
export async function listToShip({ db }: AdminContext) {
  const isWaiting = eq(orders.status, 'processing')
  const found = await readOrders(db, isWaiting, batchSize, 'oldest')
  return { orders: found.map((stored) => showOrder(stored, true)), waiting: await db.$count(orders, isWaiting) }
}
