import { eq } from 'drizzle-orm'
import type { Db, Tx } from '#db/open-database.ts'
import { discountRedemptions } from '#db/tables/discounts.ts'
import { listRedemptions } from './list-redemptions.ts'

/** The discounts of a checkout; of free shipping the amount is not known yet. */
export function listHeldDiscounts(db: Db | Tx, sessionId: string) {
  return listRedemptions(db, eq(discountRedemptions.sessionId, sessionId))
}
