import { asc, eq } from 'drizzle-orm'
import type { Db, Tx } from '#db/open-database.ts'
import { discountRedemptions } from '#db/tables/discounts.ts'

/** The discounts of a checkout; of free shipping the amount is not known yet. */
export function listHeldDiscounts(db: Db | Tx, sessionId: string) {
  return db
    .select()
    .from(discountRedemptions)
    .where(eq(discountRedemptions.sessionId, sessionId))
    .orderBy(asc(discountRedemptions.createdAt), asc(discountRedemptions.id))
}
