import { asc, type Column, eq, getTableColumns, sql } from 'drizzle-orm'
import { type Placeholders, prepareOnce } from '#db/prepare-once.ts'
import { discountRedemptions, discounts } from '#db/tables/discounts.ts'

const listWhere = (column: Column) =>
  prepareOnce((db, { id }: Placeholders<{ id: string }>) =>
    db
      .select({ ...getTableColumns(discountRedemptions), hasOwner: sql<boolean>`${discounts.ownerEmail} is not null` })
      .from(discountRedemptions)
      .innerJoin(discounts, eq(discounts.id, discountRedemptions.discountId))
      .where(eq(column, id))
      .orderBy(asc(discountRedemptions.createdAt), asc(discountRedemptions.id)),
  )

/** The discounts that an order used, each with whether it is one customer's own. */
export const listUsedDiscounts = listWhere(discountRedemptions.orderId)

/** The discounts of a checkout; of free shipping the amount is not known yet. */
export const listHeldDiscounts = listWhere(discountRedemptions.sessionId)
