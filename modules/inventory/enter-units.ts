import { and, eq } from 'drizzle-orm'
import type { Payload } from '#contract/call.ts'
import type { calls } from '#contract/inventory/calls.ts'
import type { Tx } from '#db/open-database.ts'
import { stockSheetLines } from '#db/tables/inventory/stock-sheets.ts'
import { apiStockSheetsMessages } from '#messages/en-US/api/stock-sheets.ts'
import type { AdminContext } from '../context.ts'
import { openSheet, type StoredSheet } from './open-sheet.ts'
import { writeLine } from './write-line.ts'

/** Sets the units of a variant in an open delivery or count, or removes them. Of a delivery, none are as good as removed. */
export async function enterUnits(ctx: AdminContext, { sheetId, variantId, units }: Payload<typeof calls.enterUnits>) {
  return ctx.db.transaction(async (tx) => {
    const sheet = await openSheet(tx, sheetId, 'share')
    if (units === null || (units === 0 && sheet.kind === 'delivery')) return removeLine(tx, sheet, variantId)
    const { name } = await writeLine(tx, sheet, variantId, { set: units })
    return { units, message: apiStockSheetsMessages.entered(name, units) }
  })
}

async function removeLine(tx: Tx, { id }: StoredSheet, variantId: string) {
  await tx.delete(stockSheetLines).where(and(eq(stockSheetLines.sheetId, id), eq(stockSheetLines.variantId, variantId)))
  return { units: null, message: apiStockSheetsMessages.removed }
}
