import type { Payload } from '#contract/call.ts'
import type { calls } from '#contract/inventory/calls.ts'
import type { AdminContext } from '../context.ts'
import { bookSheet } from './book-sheet.ts'
import { openSheet } from './open-sheet.ts'

/** Books an open delivery or count, once. */
export async function bookStockSheet(ctx: AdminContext, { sheetId }: Payload<typeof calls.bookStockSheet>) {
  return ctx.db.transaction(async (tx) => bookSheet(ctx, tx, await openSheet(tx, sheetId, 'update')))
}
