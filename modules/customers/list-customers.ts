import { type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Payload } from '#contract/call.ts'
import type { CustomerSort, calls, ListedCustomer } from '#contract/customers/calls.ts'
import { toAmount } from '#contract/money.ts'
import { normalTags } from '#contract/orders/tags.ts'
import { isStaffRole } from '#contract/staff/roles.ts'
import { customers } from '#db/tables/customers.ts'
import { type RowOf, selectRows } from '#db/typed-sql.ts'
import type { AdminContext } from '../context.ts'
import { isWholeEmail, patternOf, wordsOf } from '../like-patterns.ts'
import { sortedBy } from '../sorted-page.ts'

type CustomerQuery = Payload<typeof calls.listCustomers>

const c = alias(customers, 'c')
const listedColumns = {
  id: c.id,
  email: c.email,
  firstName: c.firstName,
  lastName: c.lastName,
  role: c.role,
  createdAt: c.createdAt,
  orderCount: sql<number>`bought.orders`,
  spentCents: sql<number>`bought.cents`,
  tags: c.tags,
}

const sorts = sortedBy<CustomerSort>(c.id, {
  newest: ['desc', c.createdAt],
  oldest: ['asc', c.createdAt],
  'email-asc': ['asc', c.email],
  'email-desc': ['desc', c.email],
})

/** Lists customers; every word of `search` must match the name or email address, a whole address exactly. */
export async function listCustomers(ctx: AdminContext, query: CustomerQuery) {
  const { sort, after, limit } = query
  const conditions = [...matching(query), ...(after ? [await sorts.isAfter(ctx.db, sort, after)] : [])]
  const order = sql.join(sorts.orderOf(sort), sql`, `)
  const rows = await selectRows(
    ctx.db,
    listedColumns,
    (list) => sql`
      select ${list} from (
        select * from customers c where ${sql.join(conditions, sql` and `)} order by ${order} limit ${limit + 1}
      ) c
      cross join lateral (
        select count(*) as orders, coalesce(sum(o.total_cents) filter (where o.status <> 'canceled'), 0) as cents
        from orders o where o.customer_id = c.id
      ) bought
      order by ${order}
    `,
  )
  const page = rows.slice(0, limit)
  return { customers: page.map(toListed), next: rows.length > limit ? (page.at(-1)?.id ?? null) : null }
}

function matching({ search, tag }: CustomerQuery): SQL[] {
  return [
    sql`c.deleted_at is null`,
    ...normalTags(tag ? [tag] : []).map((each) => sql`c.tags @> array[${each}]`),
    ...wordsOf(search).map((word) =>
      isWholeEmail(word) ? sql`c.email = ${word}` : sql`c.search_text like plain_text(${patternOf(word)})`,
    ),
  ]
}

function toListed(row: RowOf<typeof listedColumns>): ListedCustomer {
  return {
    _id: row.id,
    email: row.email,
    firstName: row.firstName,
    lastName: row.lastName,
    isAdmin: isStaffRole(row.role),
    createdAt: row.createdAt.toISOString(),
    orderCount: row.orderCount,
    spent: toAmount(row.spentCents),
    tags: row.tags,
  }
}
