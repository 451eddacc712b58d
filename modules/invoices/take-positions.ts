import { sql } from 'drizzle-orm'
import type { InvoiceKind } from '#contract/invoices/invoice.ts'
import type { Tx } from '#db/open-database.ts'
import { invoiceCounters } from '#db/tables/invoices.ts'

/** What is counted in one row. */
interface PaperRow {
  kind: InvoiceKind
  year: number
}

/**
 * Takes the next positions of a kind of paper in a year; returns the first. Others wait for the end of the transaction, and get the
 * same positions if it fails.
 */
export async function takePositions(tx: Tx, { kind, year }: PaperRow, count: number): Promise<number> {
  const [counter] = await tx
    .insert(invoiceCounters)
    .values({ kind, year, last: count })
    .onConflictDoUpdate({
      target: [invoiceCounters.kind, invoiceCounters.year],
      set: { last: sql`${invoiceCounters.last} + ${count}` },
    })
    .returning({ last: invoiceCounters.last })
  if (!counter) throw new Error('No position was taken')
  return counter.last - count + 1
}

/** "INV-2026-000001". */
export function numberOf(prefix: string, { year, position }: { year: number; position: number }): string {
  return `${prefix}${year}-${String(position).padStart(6, '0')}`
}

/** The year of a day such as `2026-12-03`. */
export function yearOf(day: string): number {
  return Number(day.slice(0, 4))
}
