import type { Payload } from '#contract/call.ts'
import type { calls } from '#contract/inventory/calls.ts'
import { apiStockSheetsMessages } from '#messages/en-US/api/stock-sheets.ts'
import type { AdminContext } from '../context.ts'
import { findScanned } from './find-scanned.ts'
import { openSheet } from './open-sheet.ts'
import { writeLine } from './write-line.ts'

/** Adds the units of a scanned code to an open delivery or count. */
export async function scanIntoSheet(ctx: AdminContext, scanned: Payload<typeof calls.scanIntoSheet>) {
  const { variantId, name, units } = await ctx.db.transaction(async (tx) => {
    const sheet = await openSheet(tx, scanned.sheetId, 'share')
    return writeLine(tx, sheet, await findScanned(tx, scanned.code), { add: scanned.units })
  })
  return { variantId, units, message: apiStockSheetsMessages.entered(name, units) }
}
