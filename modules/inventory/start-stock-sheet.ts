import { eq } from 'drizzle-orm'
import type { Payload } from '#contract/call.ts'
import { invalid } from '#contract/errors.ts'
import type { calls } from '#contract/inventory/calls.ts'
import { categories } from '#db/tables/categories.ts'
import { collections } from '#db/tables/collections.ts'
import { stockSheets } from '#db/tables/inventory/stock-sheets.ts'
import { apiStockSheetsMessages } from '#messages/en-US/api/stock-sheets.ts'
import type { AdminContext } from '../context.ts'

type Wanted = Payload<typeof calls.startStockSheet>

/** Begins a delivery, or a count of all products, of a category or of a collection. Refuses one that does not exist. */
export async function startStockSheet(ctx: AdminContext, wanted: Wanted) {
  const { kind, reference } = wanted
  const [made] = await ctx.db
    .insert(stockSheets)
    .values({ kind, reference, startedBy: ctx.caller.customerId, ...(await readScope(ctx, wanted)) })
    .returning({ sheetId: stockSheets.id })
  if (!made) throw new Error('The sheet was not stored.')
  return made
}

async function readScope({ db }: AdminContext, { kind, scope, scopeId }: Wanted) {
  if (kind === 'delivery' || scope === 'all') return {}
  const table = scope === 'category' ? categories : collections
  const [found] = scopeId ? await db.select({ title: table.title }).from(table).where(eq(table.id, scopeId)) : []
  if (!found) throw invalid(apiStockSheetsMessages.scopeMissing)
  const { title: scopeName } = found
  return scope === 'category' ? { scope, scopeName, categoryId: scopeId } : { scope, scopeName, collectionId: scopeId }
}
