import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { disputes } from '#db/tables/disputes.ts'
import { emails } from '#db/tables/emails.ts'
import { messages } from '#db/tables/messages.ts'
import { orders } from '#db/tables/orders.ts'
import { pendingOrders } from '#db/tables/pending-orders.ts'
import { returns } from '#db/tables/returns.ts'
import type { AdminContext } from '../context.ts'

const maxCounted = 1_000

/** How much waits for staff. Every page of the admin area asks for it, so that no more is counted than is shown. */
export async function countWork({ db }: AdminContext) {
  async function count(table: PgTable, condition: SQL | undefined) {
    const some = db
      .select({ one: sql`1`.as('one') })
      .from(table)
      .where(condition)
      .limit(maxCounted)
      .as('some')
    return db.$count(some)
  }
  const isAwaited = and(eq(pendingOrders.state, 'awaiting'), eq(pendingOrders.method, 'transfer'))
  const [toShip, toCollect, toAnswer, toReturn, open, parked] = await Promise.all([
    count(orders, eq(orders.status, 'processing')),
    count(pendingOrders, isAwaited),
    count(disputes, eq(disputes.state, 'needs-response')),
    count(returns, inArray(returns.status, ['requested', 'received'])),
    count(messages, eq(messages.status, 'open')),
    count(emails, eq(emails.state, 'parked')),
  ])
  return { toShip, toCollect, disputes: toAnswer, returns: toReturn, messages: open, emails: parked }
}
