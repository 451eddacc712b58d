import { sql } from 'drizzle-orm'
import type { InvoiceKind } from '#contract/invoices/invoice.ts'
import type { Tx } from '#db/open-database.ts'
import { invoiceCounters } from '#db/tables/invoices.ts'

/**
 * Takes the next positions of a kind of paper; returns the first. Others wait for the end of the transaction, and get the
 * same positions if it fails.
 */
export async function takePositions(tx: Tx, kind: InvoiceKind, count: number): Promise<number> {
  const [counter] = await tx
    .insert(invoiceCounters)
    .values({ kind, last: count })
    .onConflictDoUpdate({ target: invoiceCounters.kind, set: { last: sql`${invoiceCounters.last} + ${count}` } })
    .returning({ last: invoiceCounters.last })
  if (!counter) throw new Error('No position was taken')
  return counter.last - count + 1
}

/** "INV-000001". */
export function numberOf(prefix: string, position: number): string {
  return prefix + String(position).padStart(6, '0')
}
