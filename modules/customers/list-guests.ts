import { sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Payload } from '#contract/call.ts'
import type { calls, ListedGuest } from '#contract/customers/calls.ts'
import { toAmount } from '#contract/money.ts'
import { orders } from '#db/tables/orders.ts'
import { type RowOf, selectRows } from '#db/typed-sql.ts'
import type { AdminContext } from '../context.ts'

const latest = alias(orders, 'latest')
const listedColumns = {
  email: latest.email,
  name: latest.customerName,
  lastOrderedAt: latest.createdAt,
  orderCount: sql<number>`bought.orders`,
  spentCents: sql<number>`bought.cents`,
}

/**
 * Lists who has ordered without an account, by address. Each step of the recursion is one look into the index of addresses,
 * so that a page costs the same in a shop of a million orders.
 */
export async function listGuests({ db }: AdminContext, { email, after, limit }: Payload<typeof calls.listGuests>) {
  const whole = email?.trim()
  const first = whole ? sql`o.email = ${whole}` : after === undefined ? sql`true` : sql`o.email > ${after}`
  const rows = await selectRows(
    db,
    listedColumns,
    (list) => sql`
      with recursive guests(email) as (
        (${next(first)})
        union all
        select (${next(sql`o.email > guests.email`)}) from guests where guests.email is not null and ${!whole}
      )
      select ${list} from (
        select email from guests where email is not null limit ${limit + 1}
      ) guest
      cross join lateral (
        select count(*) as orders, coalesce(sum(o.total_cents) filter (where o.status <> 'canceled'), 0) as cents
        from orders o where ${ofGuest} and o.email = guest.email
      ) bought
      cross join lateral (
        select o.email, o.customer_name, o.created_at from orders o where ${ofGuest} and o.email = guest.email
        order by o.created_at desc limit 1
      ) latest
      order by guest.email
    `,
  )
  const page = rows.slice(0, limit)
  return { guests: page.map(toListed), next: rows.length > limit ? (page.at(-1)?.email ?? null) : null }
}

const ofGuest = sql`o.customer_id is null and o.email <> ''`

const next = (from: ReturnType<typeof sql>) =>
  sql`select o.email from orders o where ${ofGuest} and ${from} order by o.email limit 1`

function toListed({ email, name, lastOrderedAt, orderCount, spentCents }: RowOf<typeof listedColumns>): ListedGuest {
  return { email, name, lastOrderedAt: lastOrderedAt.toISOString(), orderCount, spent: toAmount(spentCents) }
}
