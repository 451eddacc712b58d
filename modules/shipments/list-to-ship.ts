import { eq } from 'drizzle-orm'
import { orders } from '#db/tables/orders.ts'
import type { AdminContext } from '../context.ts'
import { readerOf } from '../orders/order-reader.ts'
import { readOrders } from '../orders/read-orders.ts'
import { showOrder } from '../orders/show-order.ts'
import { readCarriers } from '../shipping/list-carriers.ts'

const batchSize = 25

/** The orders to ship, oldest first, limited to a number that can be packed in one session. */
export async function listToShip(ctx: AdminContext) {
  const { db } = ctx
  const isWaiting = eq(orders.status, 'processing')
  const found = await readOrders(db, isWaiting, batchSize, 'oldest')
  const carriers = (await readCarriers(db)).filter(({ isOn }) => isOn)
  return {
    carriers,
    orders: found.map((stored) => showOrder(stored, readerOf(ctx, 'buyer'))),
    waiting: await db.$count(orders, isWaiting),
  }
}
