import { sql } from 'drizzle-orm'
import type { Db } from '#db/open-database.ts'
import type { Visitor } from './buyer.ts'

export interface Order {
  id: string
  number: string
}

/** An action of the owner on an order; returns the status. */
export type Move = (origin: string, owner: Pick<Visitor, 'call'>, order: Order) => Promise<number>

export const cancel: Move = async (origin, owner, { id }) =>
  (await owner.call(origin, 'orders/cancelOrder', { orderToCancel: id }, 'PUT')).status

export const ship: Move = async (origin, owner, { id, number }) => {
  const shipment = { orderId: id, carrier: 'UPS', trackingNumber: '1Z 999', orderNumber: number }
  return (await owner.call(origin, 'orders/markOrderAsShipped', shipment, 'PUT')).status
}

/** The order that a buyer saw. */
export async function findOrder(db: Db, number: string): Promise<Order> {
  const { rows } = await db.execute<{ id: string }>(sql`select id from orders where number = ${number}`)
  return { id: rows[0]?.id ?? '', number }
}
