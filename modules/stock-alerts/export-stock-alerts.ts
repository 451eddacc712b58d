import { stringify } from 'csv-stringify/sync'
import type { Payload } from '#contract/call.ts'
import { escapeFormula } from '#contract/csv-formula.ts'
import type { calls, StockAlert } from '#contract/stock-alerts/calls.ts'
import { recordAuditEvent } from '../audit/record-audit-event.ts'
import type { AdminContext } from '../context.ts'
import { readAlerts } from './read-alerts.ts'

const batchSize = 1_000

/** The columns of the file and their values; times in ISO 8601. */
const columns: Record<string, (alert: StockAlert) => string> = {
  Product: ({ productName }) => productName,
  SKU: ({ sku }) => sku,
  Color: ({ color }) => color ?? '',
  Size: ({ size }) => String(size ?? ''),
  Email: ({ email }) => email,
  Asked: ({ askedAt }) => askedAt,
  Told: ({ toldAt }) => toldAt ?? '',
}

/** A few hundred alerts as CSV, newest first. The first batch records the export in the audit log. */
export async function exportStockAlerts(ctx: AdminContext, query: Payload<typeof calls.exportStockAlerts>) {
  const found = await readAlerts(ctx.db, query, batchSize + 1)
  if (query.after === undefined) {
    const detail = { state: query.state, isWhole: query.search === undefined && query.variantId === undefined }
    await ctx.db.transaction((tx) =>
      recordAuditEvent(ctx, tx, {
        action: 'stock-alerts.exported',
        subjectKind: 'stock-alerts',
        subjectId: 'all',
        detail,
      }),
    )
  }
  const part = found.slice(0, batchSize)
  const lines = part.map(({ alert }) => Object.values(columns).map((read) => escapeFormula(read(alert))))
  const heading = query.after === undefined ? [Object.keys(columns)] : []
  return {
    csv: stringify([...heading, ...lines], { record_delimiter: '\r\n' }),
    next: found.length > batchSize ? (part.at(-1)?.cursor ?? null) : null,
  }
}
