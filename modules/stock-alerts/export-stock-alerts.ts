import { stringify } from 'csv-stringify/sync'
import type { Payload } from '#contract/call.ts'
import type { calls, StockAlert } from '#contract/stock-alerts/calls.ts'
import { recordAuditEvent } from '../audit/record-audit-event.ts'
import type { AdminContext } from '../context.ts'
import { hideFormula } from '../csv-formula.ts'
import { readAlerts } from './read-alerts.ts'

const atOnce = 1_000

/** The columns of the file and what stands in them; times ISO 8601. */
const columns: Record<string, (alert: StockAlert) => string> = {
  Product: ({ productName }) => productName,
  SKU: ({ sku }) => sku,
  Color: ({ color }) => color ?? '',
  Size: ({ size }) => String(size ?? ''),
  Email: ({ email }) => email,
  Asked: ({ askedAt }) => askedAt,
  Told: ({ toldAt }) => toldAt ?? '',
}

/** Some hundred alerts as CSV, newest first; that an admin took addresses along is written down with the first part. */
export async function exportStockAlerts(ctx: AdminContext, wish: Payload<typeof calls.exportStockAlerts>) {
  const found = await readAlerts(ctx.db, wish, atOnce + 1)
  if (wish.after === undefined) {
    const detail = { state: wish.state, isWhole: wish.search === undefined && wish.variantId === undefined }
    await ctx.db.transaction((tx) =>
      recordAuditEvent(ctx, tx, {
        action: 'stock-alerts.exported',
        subjectKind: 'stock-alerts',
        subjectId: 'all',
        detail,
      }),
    )
  }
  const part = found.slice(0, atOnce)
  const lines = part.map(({ alert }) => Object.values(columns).map((read) => hideFormula(read(alert))))
  const heading = wish.after === undefined ? [Object.keys(columns)] : []
  return {
    csv: stringify([...heading, ...lines], { record_delimiter: '\r\n' }),
    next: found.length > atOnce ? (part.at(-1)?.cursor ?? null) : null,
  }
}
