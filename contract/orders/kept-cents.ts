import { toCents } from '../money.ts'
import type { Order } from './order.ts'

type Summed = Pick<Order, 'grandTotal' | 'changes' | 'moved' | 'refunded' | 'credited'>

/** What changes added to an order, in cents. */
export function addedCents({ changes }: Pick<Order, 'changes'>): number {
  return changes.reduce((sum, { total }) => sum + toCents(total), 0)
}

/** What of the payments of an order was neither refunded nor became something else, in cents. */
export function keptCents(order: Summed): number {
  const { grandTotal, moved, refunded, credited } = order
  return toCents(grandTotal) + addedCents(order) - toCents(moved) - toCents(refunded) - toCents(credited)
}
