import type { Payload } from '#contract/call.ts'
import type { calls } from '#contract/inventory/calls.ts'
import { apiStockSheetsMessages } from '#messages/en-US/api/stock-sheets.ts'
import { recordAuditEvent } from '../audit/record-audit-event.ts'
import type { AdminContext } from '../context.ts'
import { close } from './book-sheet.ts'
import { openSheet } from './open-sheet.ts'
import { readSheet } from './read-sheets.ts'

/** Ends an open delivery or count without a change of the stock. */
export async function discardStockSheet(ctx: AdminContext, { sheetId }: Payload<typeof calls.discardStockSheet>) {
  return ctx.db.transaction(async (tx) => {
    const open = await openSheet(tx, sheetId, 'update')
    await close(tx, open, 'discarded', ctx.caller.customerId)
    const sheet = await readSheet(tx, sheetId)
    const { kind, reference, scopeName, variants, units } = sheet
    await recordAuditEvent(ctx, tx, {
      action: 'stock-sheet.discarded',
      subjectKind: 'stock-sheet',
      subjectId: sheetId,
      detail: { kind, reference, scopeName, variants, units },
    })
    return { sheet, message: apiStockSheetsMessages.discarded }
  })
}
