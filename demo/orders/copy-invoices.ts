import { type SQL, sql } from 'drizzle-orm'
import { type InvoiceKind, invoiceKinds } from '#contract/invoices/invoice.ts'
import type { Settings } from '#contract/settings/settings.ts'
import type { Tx } from '#db/open-database.ts'
import { invoices } from '#db/tables/invoices.ts'
import { numberOf, takePositions } from '#modules/invoices/take-positions.ts'
import { copyId, copyRows } from './copy-rows.ts'

type Terms = Pick<Settings, 'invoices' | 'shop'>

/**
 * Issues the papers of the orders in `copies` on the days of their payments and refunds, in that order. Comes last: others that
 * issue papers wait from here to the end of the transaction.
 */
export async function copyInvoices(tx: Tx, terms: Terms): Promise<void> {
  const day = (at: SQL) => sql`((${at} - back) at time zone ${terms.shop.timeZone}::text)::date`
  await tx.execute(sql`
    create temp table papers on commit drop as
    select i.id as paper, c.*, i.kind, day, extract(year from day)::int as year,
      row_number() over (partition by i.kind, extract(year from day) order by i.issued_at - back, c.number, i.id) as turn
    from copies c join invoices i on i.order_id = c.template cross join lateral (select ${day(sql`i.issued_at`)} as day) as issued`)
  await tx.execute(sql`analyze papers`)
  const { rows } = await tx.execute<{ kind: InvoiceKind; year: number; count: number }>(
    sql`select kind, year, count(*)::int as count from papers group by 1, 2`,
  )
  // Credit notes name invoices. Transactions that number several years lock their counters in the same order.
  const order = ({ kind, year }: { kind: InvoiceKind; year: number }) => invoiceKinds.indexOf(kind) * 10_000 + year
  for (const { kind, year, count } of rows.toSorted((one, other) => order(one) - order(other))) {
    const first = await takePositions(tx, { kind, year }, count)
    const prefix = terms.invoices[kind === 'invoice' ? 'invoicePrefix' : 'creditNotePrefix']
    const numbers = Array.from({ length: count }, (_, at) => numberOf(prefix, { year, position: first + at }))
    await copyRows(
      tx,
      invoices,
      sql`papers c join invoices t on t.id = c.paper and c.kind = ${kind} and c.year = ${year}::int
        cross join (select ${sql.param(numbers)}::text[] as numbers) as given`,
      {
        year: sql`c.year`,
        position: sql`${first - 1}::int + c.turn`,
        number: sql`given.numbers[c.turn]`,
        content: sql`t.content || jsonb_build_object(
          'orderNumber', c.number, 'issuedOn', c.day, 'orderedOn', ${day(sql`c.ordered_at`)}, 'suppliedOn', ${day(sql`c.paid_at`)},
          'invoiceNumber', (select i.number from invoices i where i.id = ${copyId(sql`t.invoice_id`)})
        )`,
      },
    )
  }
}
