import { type SQL, sql } from 'drizzle-orm'
import type { Payload } from '#contract/call.ts'
import type { calls, ListedCustomer } from '#contract/customers/calls.ts'
import { toDollars } from '#contract/money.ts'
import type { AdminContext } from '../context.ts'
import { likePatterns } from '../like-patterns.ts'
import { cursorOf, isAfterCursor } from '../page-cursor.ts'

type CustomerQuery = Payload<typeof calls.listCustomers>

interface Row extends Record<string, unknown> {
  id: string
  email: string
  firstName: string
  lastName: string
  isAdmin: boolean
  createdAt: string
  cursor: string
  orderCount: number
  spentCents: number
}

/** Lists customers, newest first; every word of `search` must match the name or email address. */
export async function listCustomers(ctx: AdminContext, query: CustomerQuery) {
  const { rows } = await ctx.db.execute<Row>(sql`
    select c.*, bought.* from (
      select c.id, c.email, c.first_name as "firstName", c.last_name as "lastName", c.role is not null as "isAdmin",
        c.created_at as "createdAt", ${cursorOf(sql`c.created_at`, sql`c.id`)} as cursor
      from customers c where ${sql.join(matching(query), sql` and `)}
      order by c.created_at desc nulls last, c.id desc nulls last limit ${query.limit + 1}
    ) c
    cross join lateral (
      select count(*) as "orderCount", coalesce(sum(o.total_cents) filter (where o.status <> 'canceled'), 0) as "spentCents"
      from orders o where o.customer_id = c.id
    ) bought
    order by c."createdAt" desc, c.id desc
  `)
  const page = rows.slice(0, query.limit)
  return { customers: page.map(toListed), next: rows.length > query.limit ? (page.at(-1)?.cursor ?? null) : null }
}

function matching({ search, after }: CustomerQuery): SQL[] {
  return [
    sql`c.deleted_at is null`,
    ...likePatterns(search).map((pattern) => sql`c.search_text like plain_text(${pattern})`),
    ...(after ? [isAfterCursor(sql`c.created_at`, sql`c.id`, after)] : []),
  ]
}

function toListed({ id, email, firstName, lastName, isAdmin, createdAt, orderCount, spentCents }: Row): ListedCustomer {
  return {
    _id: id,
    email,
    firstName,
    lastName,
    isAdmin,
    createdAt: new Date(createdAt).toISOString(),
    orderCount,
    spent: toDollars(spentCents),
  }
}
