import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { conflict, notFound } from '#contract/errors.ts'
import type { Tx } from '#db/open-database.ts'
import { orders } from '#db/tables/orders.ts'
import { shipments } from '#db/tables/shipments.ts'
import { apiOrdersMessages } from '#messages/en-US/api/orders.ts'

type Order = typeof orders.$inferSelect
type Status = Order['status']

/** The statuses from which an order can move to each status. */
const sources: Record<Status, Status[]> = { processing: [], shipped: ['processing'], canceled: ['processing'] }

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
  const at = { shipped: { shippedAt: sql`shop_now()` }, canceled: { canceledAt: sql`shop_now()` }, processing: {} }[to]
  const [moved] = await tx
    .update(orders)
    .set({ ...set, ...at, status: to })
    .where(and(eq(orders.id, id), visible, inArray(orders.status, sources[to])))
    .returning()
  if (moved && to === 'canceled') await refusePartlyShipped(tx, id)
  if (moved) return moved
  const [found] = await tx
    .select({ status: orders.status })
    .from(orders)
    .where(and(eq(orders.id, id), visible))
  throw found ? conflict(apiOrdersMessages.refusals[to][found.status]) : notFound(apiOrdersMessages.notFound)
}

// A statement of its own: it sees the package of a transaction that the update has waited for.
async function refusePartlyShipped(tx: Tx, id: string): Promise<void> {
  if ((await tx.$count(shipments, eq(shipments.orderId, id))) > 0) throw conflict(apiOrdersMessages.partlyShipped)
}
