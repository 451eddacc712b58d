import { eq, type SQL, sql } from 'drizzle-orm'
import { conflict, notFound } from '#contract/errors.ts'
import type { Db, Tx } from '#db/open-database.ts'
import { stockSheets } from '#db/tables/inventory/stock-sheets.ts'
import { apiStockSheetsMessages } from '#messages/en-US/api/stock-sheets.ts'
import { readCollection } from '../collections/read-collection.ts'

export type StoredSheet = typeof stockSheets.$inferSelect

/**
 * A draft, locked until the end of the transaction: `share` lets others enter units meanwhile, `update` lets nobody. Refuses
 * one that is booked or discarded.
 */
export async function openSheet(tx: Tx, sheetId: string, lock: 'share' | 'update'): Promise<StoredSheet> {
  const [sheet] = await tx.select().from(stockSheets).where(eq(stockSheets.id, sheetId)).for(lock)
  if (!sheet) throw notFound(apiStockSheetsMessages.notFound)
  if (sheet.state !== 'draft') throw conflict(apiStockSheetsMessages.closed[sheet.state])
  return sheet
}

/** The products of a sheet, as a condition on a product `p`. */
export async function scopeOf(db: Db | Tx, { scope, categoryId, collectionId }: StoredSheet): Promise<SQL> {
  if (scope === 'all') return sql`p.deleted_at is null`
  if (scope === 'collection') {
    const { condition } = await readCollection(db, { id: collectionId })
    return sql`p.deleted_at is null and ${condition}`
  }
  return sql`p.deleted_at is null and exists (
    select from categories g where g.id = ${categoryId} and case g.parent_key
      when '' then g.key in ('all', p.sub_category_slug)
      else (g.parent_key, g.key) = (p.sub_category_slug, p.type_slug) end
  )`
}
