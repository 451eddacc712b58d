import type { Payload } from '#contract/call.ts'
import type { calls } from '#contract/inventory/calls.ts'
import type { AdminContext } from '../context.ts'
import { readSheet } from './read-sheets.ts'

/** A delivery or a stock count. Refuses an unknown one with 404. */
export async function findStockSheet({ db }: AdminContext, { sheetId }: Payload<typeof calls.findStockSheet>) {
  return { sheet: await readSheet(db, sheetId) }
}
