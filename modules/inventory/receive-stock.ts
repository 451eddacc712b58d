import type { Payload } from '#contract/call.ts'
import { invalid, notFound } from '#contract/errors.ts'
import type { calls } from '#contract/inventory/calls.ts'
import { stockSheets } from '#db/tables/inventory/stock-sheets.ts'
import { apiInventoryMessages } from '#messages/en-US/api/inventory.ts'
import { apiStockSheetsMessages } from '#messages/en-US/api/stock-sheets.ts'
import type { AdminContext } from '../context.ts'
import { bookSheet } from './book-sheet.ts'
import { openSheet } from './open-sheet.ts'
import { readSheet } from './read-sheets.ts'
import { writeLine } from './write-line.ts'

/** Receives a delivery and books it at once; sent again with the same ID, it answers as before and changes nothing. */
export async function receiveStock(ctx: AdminContext, delivery: Payload<typeof calls.receiveStock>) {
  const { sheetId, reference } = delivery
  const lines = delivery.lines.toSorted((one, other) => (one.variantId < other.variantId ? -1 : 1))
  if (new Set(lines.map(({ variantId }) => variantId)).size < lines.length) {
    throw invalid(apiInventoryMessages.variantTwice)
  }
  return ctx.db.transaction(async (tx) => {
    const begun = { id: sheetId, kind: 'delivery' as const, reference, startedBy: ctx.caller.customerId }
    const made = await tx.insert(stockSheets).values(begun).onConflictDoNothing().returning({ id: stockSheets.id })
    if (made.length === 0) {
      const sheet = await readSheet(tx, sheetId)
      if (sheet.kind !== 'delivery' || sheet.state !== 'booked') throw notFound(apiStockSheetsMessages.notFound)
      return { sheet, message: apiStockSheetsMessages.received(sheet.units, sheet.variants) }
    }
    const sheet = await openSheet(tx, sheetId, 'update')
    // In the order of their IDs, as everything that locks variants.
    for (const { variantId, units } of lines) await writeLine(tx, sheet, variantId, { set: units })
    return bookSheet(ctx, tx, sheet)
  })
}
