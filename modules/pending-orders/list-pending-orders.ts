import { and, asc, desc, eq, ne, sql } from 'drizzle-orm'
import type { Payload } from '#contract/call.ts'
import type { calls, PendingOrder } from '#contract/pending-orders/calls.ts'
import { checkoutSessions } from '#db/tables/checkout.ts'
import { customers } from '#db/tables/customers.ts'
import { pendingOrders } from '#db/tables/pending-orders.ts'
import { staffName } from '../audit/staff-name.ts'
import type { AdminContext } from '../context.ts'
import { cursorOf, isAfterCursor } from '../page-cursor.ts'
import { paymentPath } from '../payment-links/payment-link.ts'
import { showUnpaid, type UnpaidRow, unpaidColumns } from './show-unpaid.ts'

const pageSize = 50
/** What awaits a payment is shown whole: a shop that has more has another problem. */
const maxAwaiting = 500

/** The orders that await their payment, those whose items are released next first; or a page of those that are over. */
export async function listPendingOrders(ctx: AdminContext, { isOver, after }: Payload<typeof calls.listPendingOrders>) {
  const limit = isOver ? pageSize : maxAwaiting
  const { createdAt, sessionId, state, dueAt } = pendingOrders
  const found = await ctx.db
    .select({
      ...unpaidColumns,
      by: sql<string | null>`${staffName}`,
      cursor: cursorOf(createdAt, sessionId),
    })
    .from(pendingOrders)
    .innerJoin(checkoutSessions, eq(checkoutSessions.id, pendingOrders.sessionId))
    .leftJoin(customers, eq(customers.id, pendingOrders.staffId))
    .where(
      and(
        isOver ? ne(state, 'awaiting') : eq(state, 'awaiting'),
        isOver && after ? isAfterCursor(createdAt, sessionId, after) : undefined,
      ),
    )
    .orderBy(...(isOver ? [desc(createdAt), desc(sessionId)] : [asc(dueAt), asc(createdAt)]))
    .limit(limit + 1)
  const page = found.slice(0, limit)
  return {
    pendingOrders: page.map((row) => show(ctx, row)),
    next: isOver && found.length > limit ? (page.at(-1)?.cursor ?? null) : null,
  }
}

interface Row extends UnpaidRow {
  by: string | null
}

function show(ctx: AdminContext, row: Row): PendingOrder {
  const { pending, by } = row
  return {
    ...showUnpaid(row),
    note: pending.note,
    by: pending.staffId && by,
    link:
      pending.method === 'link' && pending.state === 'awaiting'
        ? ctx.origin + paymentPath(ctx, pending.sessionId)
        : null,
  }
}
