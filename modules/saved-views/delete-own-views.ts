import { and, eq } from 'drizzle-orm'
import type { Tx } from '#db/open-database.ts'
import { savedViews } from '#db/tables/saved-views.ts'

/** Deletes the views that only this account sees; those it shared belong to all staff. */
export async function deleteOwnViews(tx: Tx, customerId: string): Promise<void> {
  await tx.delete(savedViews).where(and(eq(savedViews.customerId, customerId), eq(savedViews.isShared, false)))
}
