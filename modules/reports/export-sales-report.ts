import { stringify } from 'csv-stringify/sync'
import type { Payload } from '#contract/call.ts'
import { escapeFormula } from '#contract/csv-formula.ts'
import { writeAmount } from '#contract/money.ts'
import type { calls } from '#contract/reports/calls.ts'
import type { ReportRow } from '#contract/reports/sales-report.ts'
import { recordAuditEvent } from '../audit/record-audit-event.ts'
import type { AdminContext } from '../context.ts'
import { readSalesReport } from './read-sales-report.ts'

/** The columns of the file and their values; amounts in the shop's currency. */
const columns: Record<string, (row: ReportRow) => string> = {
  Period: ({ period }) => period,
  Country: ({ country }) => country,
  'Tax due in': ({ place }) => place,
  'Tax rate': ({ rate }) => (rate === null ? '' : String(rate / 1_000)),
  Net: ({ net }) => writeAmount(net),
  Tax: ({ tax }) => writeAmount(tax),
  Gross: ({ gross }) => writeAmount(gross),
}

/** The sales report as CSV; recorded in the audit log. */
export async function exportSalesReport(ctx: AdminContext, wish: Payload<typeof calls.exportSalesReport>) {
  const { report } = await readSalesReport(ctx, wish)
  const { from, until, step } = report
  await ctx.db.transaction((tx) =>
    recordAuditEvent(ctx, tx, {
      action: 'sales.exported',
      subjectKind: 'sales',
      subjectId: 'all',
      detail: { from, until, step },
    }),
  )
  const rows = report.rows.map((row) => Object.values(columns).map((read) => escapeCell(read(row))))
  return { csv: stringify([Object.keys(columns), ...rows], { record_delimiter: '\r\n' }), next: null }
}

// A negative amount is not a formula.
function escapeCell(cell: string): string {
  return /^-\d+(\.\d+)?$/.test(cell) ? cell : escapeFormula(cell)
}
