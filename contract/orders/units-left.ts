import type { Order } from './order.ts'

type Line = Order['orderDetails'][number]

/** The units of an order that have neither shipped nor been canceled, by line; lines without any are left out. */
export function unitsLeft({ orderDetails }: Pick<Order, 'orderDetails'>): { line: Line; quantity: number }[] {
  return orderDetails
    .map((line) => ({ line, quantity: line.quantity - line.shipped - line.canceled }))
    .filter(({ quantity }) => quantity > 0)
}
