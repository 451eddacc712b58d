import { type SQL, sql } from 'drizzle-orm'
import type { Payload } from '#contract/call.ts'
import type { calls } from '#contract/reports/calls.ts'
import { selectRows } from '#db/typed-sql.ts'
import type { AdminContext } from '../context.ts'
import { addDays, dateOf, dayAt, findPeriod, isInEither, type Period } from './period.ts'
import { stepOf, sumUp, toIntervals } from './to-intervals.ts'

/** The key figures of the dashboard: sales, orders and checkouts of the period, beside the period before. */
export async function readFigures(ctx: AdminContext, { days }: Payload<typeof calls.readFigures>) {
  const period = await findPeriod(ctx, days)
  const rows = await selectRows(ctx.db, dayColumns(period), (list) => figuresByDay(list, period))
  return {
    from: period.from,
    until: addDays(period.from, days - 1),
    now: sumUp(rows.filter(({ day }) => day >= 0)),
    before: sumUp(rows.filter(({ day }) => day < 0)),
    step: stepOf[days],
    series: toIntervals(rows, period.from, days),
  }
}

const dayColumns = (period: Period) => ({
  day: sql<number>`${dayAt(sql`date`, period)}`,
  salesCents: sql<number>`coalesce(money.cents, 0)`,
  orders: sql<number>`coalesce(placed.orders, 0)`,
  canceled: sql<number>`coalesce(placed.canceled, 0)`,
  orderedCents: sql<number>`coalesce(placed.cents, 0)`,
  carts: sql<number>`coalesce(checked_out.carts, 0)`,
  paidCarts: sql<number>`coalesce(checked_out.paid, 0)`,
})

/**
 * The figures of each day in both periods. Payments count on the day they were made, refunds on the day they were paid, and
 * what disputes took or gave again on the day it moved, orders and checkouts on the day they were created.
 */
function figuresByDay(list: SQL, period: Period): SQL {
  const [paidAt, doneAt, createdAt, at] = [sql`paid_at`, sql`done_at`, sql`created_at`, sql`at`]
  return sql`
    with moved as (
      select ${dateOf(paidAt, period)} as date, sum(amount_cents) as cents
      from payments where ${isInEither(paidAt, period)} group by 1
      union all
      select ${dateOf(doneAt, period)}, -sum(amount_cents)
      from refunds where state = 'done' and ${isInEither(doneAt, period)} group by 1
      union all
      select ${dateOf(at, period)}, sum(case kind when 'returned' then amount_cents else -amount_cents end)
      from dispute_movements where ${isInEither(at, period)} group by 1
    ), money as (
      select date, sum(cents)::int8 as cents from moved group by date
    ), placed as (
      select ${dateOf(createdAt, period)} as date, count(*) filter (where status <> 'canceled') as orders,
        count(*) filter (where status = 'canceled') as canceled,
        sum(total_cents) filter (where status <> 'canceled') as cents
      from orders where ${isInEither(createdAt, period)} group by 1
    ), checked_out as (
      select ${dateOf(createdAt, period)} as date, count(*) as carts,
        count(*) filter (where status in ('ordered', 'refunded')) as paid
      from checkout_sessions where kind = 'cart' and ${isInEither(createdAt, period)} group by 1
    )
    select ${list}
    from money full join placed using (date) full join checked_out using (date)
  `
}
