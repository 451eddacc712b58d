import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { conflict, notFound } from '#contract/errors.ts'
import type { Tx } from '#db/open-database.ts'
import { orders } from '#db/tables/orders.ts'

type Order = typeof orders.$inferSelect
type Status = Order['status']

/** The statuses from which an order can move to each status. */
const sources: Record<Status, Status[]> = { processing: [], shipped: ['processing'], canceled: ['processing'] }

/** Why an order cannot leave a status for another one. */
const refusals: Record<Status, Record<Status, string>> = {
  processing: {
    processing: 'This order is in processing.',
    shipped: 'This order has been shipped.',
    canceled: 'This order is canceled.',
  },
  shipped: {
    processing: 'This order cannot be shipped now. Please try again.',
    shipped: 'This order has already been shipped.',
    canceled: 'This order is canceled and cannot be shipped.',
  },
  canceled: {
    processing: 'This order cannot be canceled now. Please try again.',
    shipped: 'This order has already been shipped and cannot be canceled.',
    canceled: 'This order is already canceled.',
  },
}

/**
 * Moves an order to a status if its current one allows it; of two concurrent moves exactly one succeeds. Refuses with
 * 409 and the reason, and with 404 if `visible` hides the order from the caller.
 */
export async function moveOrder(
  tx: Tx,
  id: string,
  to: Status,
  set: Partial<typeof orders.$inferInsert> = {},
  visible: SQL = sql`true`,
): Promise<Order> {
  const at = { shipped: { shippedAt: sql`now()` }, canceled: { canceledAt: sql`now()` }, processing: {} }[to]
  const [moved] = await tx
    .update(orders)
    .set({ ...set, ...at, status: to })
    .where(and(eq(orders.id, id), visible, inArray(orders.status, sources[to])))
    .returning()
  if (moved) return moved
  const [found] = await tx
    .select({ status: orders.status })
    .from(orders)
    .where(and(eq(orders.id, id), visible))
  throw found ? conflict(refusals[to][found.status]) : notFound('There is no such order.')
}
