import { asc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { Db, Tx } from '#db/open-database.ts'
import { discountRedemptions, discounts } from '#db/tables/discounts.ts'

/** The uses of discounts that match a condition, each with whether the discount is one customer's own. */
export function listRedemptions(db: Db | Tx, condition: SQL) {
  return db
    .select({ ...getTableColumns(discountRedemptions), hasOwner: sql<boolean>`${discounts.ownerEmail} is not null` })
    .from(discountRedemptions)
    .innerJoin(discounts, eq(discounts.id, discountRedemptions.discountId))
    .where(condition)
    .orderBy(asc(discountRedemptions.createdAt), asc(discountRedemptions.id))
}
