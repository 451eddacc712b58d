import { asc, eq } from 'drizzle-orm'
import type { Db } from '#db/open-database.ts'
import { discountRedemptions } from '#db/tables/discounts.ts'

/** The discounts of a checkout as its card page names them, by their codes where they have one. */
export async function listHeldDiscounts(db: Db, sessionId: string): Promise<{ label: string; cents: number }[]> {
  const held = await db
    .select()
    .from(discountRedemptions)
    .where(eq(discountRedemptions.sessionId, sessionId))
    .orderBy(asc(discountRedemptions.createdAt), asc(discountRedemptions.id))
  return held.map(({ title, code, amountCents }) => ({ label: code ?? title, cents: amountCents }))
}
