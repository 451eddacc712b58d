import { sql } from 'drizzle-orm'
import type { Payload } from '#contract/call.ts'
import { invalid } from '#contract/errors.ts'
import { toAmount } from '#contract/money.ts'
import type { calls } from '#contract/reports/calls.ts'
import type { ReportStep, SalesReport } from '#contract/reports/sales-report.ts'
import { selectRows } from '#db/typed-sql.ts'
import { apiReportsMessages } from '#messages/en-US/api/reports.ts'
import type { Context } from '../context.ts'

/** The longest time that a report covers, so that its rows stay a table that one can read. */
const maxDays: Record<ReportStep, number> = { day: 366, week: 1_100, month: 3_700, quarter: 11_000, year: 36_600 }

type Reader = Pick<Context, 'db' | 'settings'>
type Wish = Pick<Payload<typeof calls.readSalesReport>, 'from' | 'until' | 'step'>

/** Sales and taxes by period, country and rate, from the papers that were issued in some days. */
export async function readSalesReport(ctx: Reader, wish: Wish): Promise<{ report: SalesReport }> {
  const { from, until } = await findDays(ctx, wish)
  const { step } = wish
  if (from > until) throw invalid(apiReportsMessages.daysReversed)
  if (daysBetween(from, until) > maxDays[step]) throw invalid(apiReportsMessages.tooLong[step])
  const rows = await readParts(ctx, { from, until, step })
  const papers = await readPapers(ctx, { from, until, step })
  const periods = papers.map(({ period, invoices, creditNotes, grossCents }) => {
    const taxCents = sum(
      rows.filter((row) => row.period === period),
      'taxCents',
    )
    return { period, invoices, creditNotes, netCents: grossCents - taxCents, taxCents, grossCents }
  })
  const total = {
    invoices: sum(periods, 'invoices'),
    creditNotes: sum(periods, 'creditNotes'),
    netCents: sum(periods, 'netCents'),
    taxCents: sum(periods, 'taxCents'),
    grossCents: sum(periods, 'grossCents'),
  }
  return { report: { from, until, step, rows: rows.map(show), periods: periods.map(show), total: show(total) } }
}

interface Days {
  from: string
  until: string
  step: ReportStep
}

const partColumns = {
  period: sql<string>`period::text`,
  country: sql<string>`country`,
  place: sql<string>`place`,
  rate: sql<number | null>`rate`,
  netCents: sql<number>`sum(net)::int8`.mapWith(Number),
  taxCents: sql<number>`sum(tax)::int8`.mapWith(Number),
  grossCents: sql<number>`sum(net + tax)::int8`.mapWith(Number),
}

/** The papers divided by their rates; what of a paper has no rate is a part of its own. */
function readParts({ db }: Reader, { from, until, step }: Days) {
  return selectRows(
    db,
    partColumns,
    (list) => sql`
      with papers as (${papersOf({ from, until, step })}), parts as (
        select period, country, t->>'place' as place, (t->>'rate')::int as rate,
          (t->>'netCents')::int8 as net, (t->>'taxCents')::int8 as tax
        from papers, jsonb_array_elements(content->'taxes') t
        union all
        select period, country, '', null, (content->>'totalCents')::int8 - (
          select coalesce(sum((t->>'netCents')::int8 + (t->>'taxCents')::int8), 0)
          from jsonb_array_elements(content->'taxes') t
        ), 0 from papers
      )
      select ${list} from parts group by period, country, place, rate
      having sum(net) <> 0 or sum(tax) <> 0
      order by period, country, place, rate nulls last
    `,
  )
}

const paperColumns = {
  period: sql<string>`period::text`,
  invoices: sql<number>`count(*) filter (where kind = 'invoice')`.mapWith(Number),
  creditNotes: sql<number>`count(*) filter (where kind = 'credit-note')`.mapWith(Number),
  grossCents: sql<number>`sum((content->>'totalCents')::int8)::int8`.mapWith(Number),
}

function readPapers({ db }: Reader, days: Days) {
  return selectRows(
    db,
    paperColumns,
    (list) => sql`
      with papers as (${papersOf(days)}) select ${list} from papers group by period order by period
    `,
  )
}

const papersOf = ({ from, until, step }: Days) => sql`
  select kind, content, content->'buyer'->>'country' as country,
    date_trunc(${step}::text, (content->>'issuedOn')::timestamp)::date as period
  from invoices where (content->>'issuedOn') between ${from} and ${until}
`

async function findDays({ db, settings }: Reader, { from, until }: Wish): Promise<Omit<Days, 'step'>> {
  const { timeZone } = (await settings.read()).shop
  const now = { today: sql<string>`(shop_now() at time zone ${timeZone}::text)::date::text` }
  const [clock] = await selectRows(db, now, (list) => sql`select ${list}`)
  const last = until ?? clock?.today ?? ''
  return { from: from ?? `${last.slice(0, 4)}-01-01`, until: last }
}

function daysBetween(from: string, until: string): number {
  return (Date.parse(until) - Date.parse(from)) / 86_400_000
}

function sum<Name extends string>(rows: readonly Record<Name, number>[], name: Name): number {
  return rows.reduce((all, row) => all + row[name], 0)
}

function show<Row extends { netCents: number; taxCents: number; grossCents: number }>({
  netCents,
  taxCents,
  grossCents,
  ...row
}: Row) {
  return { ...row, net: toAmount(netCents), tax: toAmount(taxCents), gross: toAmount(grossCents) }
}
