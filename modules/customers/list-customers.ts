import { type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Payload } from '#contract/call.ts'
import type { calls, ListedCustomer } from '#contract/customers/calls.ts'
import { toAmount } from '#contract/money.ts'
import { customers } from '#db/tables/customers.ts'
import { type RowOf, selectRows } from '#db/typed-sql.ts'
import type { AdminContext } from '../context.ts'
import { likePatterns } from '../like-patterns.ts'
import { cursorOf, isAfterCursor } from '../page-cursor.ts'

type CustomerQuery = Payload<typeof calls.listCustomers>

const c = alias(customers, 'c')
const listedColumns = {
  id: c.id,
  email: c.email,
  firstName: c.firstName,
  lastName: c.lastName,
  role: c.role,
  createdAt: c.createdAt,
  cursor: sql<string>`c.cursor`,
  orderCount: sql<number>`bought.orders`,
  spentCents: sql<number>`bought.cents`,
}

/** Lists customers, newest first; every word of `search` must match the name or email address. */
export async function listCustomers(ctx: AdminContext, query: CustomerQuery) {
  const rows = await selectRows(
    ctx.db,
    listedColumns,
    (list) => sql`
      select ${list} from (
        select c.*, ${cursorOf(c.createdAt, c.id)} as cursor
        from customers c where ${sql.join(matching(query), sql` and `)}
        order by c.created_at desc nulls last, c.id desc nulls last limit ${query.limit + 1}
      ) c
      cross join lateral (
        select count(*) as orders, coalesce(sum(o.total_cents) filter (where o.status <> 'canceled'), 0) as cents
        from orders o where o.customer_id = c.id
      ) bought
      order by c.created_at desc, c.id desc
    `,
  )
  const page = rows.slice(0, query.limit)
  return { customers: page.map(toListed), next: rows.length > query.limit ? (page.at(-1)?.cursor ?? null) : null }
}

function matching({ search, after }: CustomerQuery): SQL[] {
  return [
    sql`c.deleted_at is null`,
    ...likePatterns(search).map((pattern) => sql`c.search_text like plain_text(${pattern})`),
    ...(after ? [isAfterCursor(c.createdAt, c.id, after)] : []),
  ]
}

function toListed(row: RowOf<typeof listedColumns>): ListedCustomer {
  return {
    _id: row.id,
    email: row.email,
    firstName: row.firstName,
    lastName: row.lastName,
    isAdmin: row.role !== null,
    createdAt: row.createdAt.toISOString(),
    orderCount: row.orderCount,
    spent: toAmount(row.spentCents),
  }
}
