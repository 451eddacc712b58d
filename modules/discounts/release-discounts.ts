import { and, eq, sql } from 'drizzle-orm'
import type { Tx } from '#db/open-database.ts'
import { discountRedemptions } from '#db/tables/discounts.ts'
import { giveBackUses } from './take-uses.ts'

/** Releases the uses that a checkout holds, once. */
export async function releaseDiscounts(tx: Tx, sessionId: string): Promise<void> {
  const released = await tx
    .update(discountRedemptions)
    .set({ state: 'released', endedAt: sql`shop_now()` })
    .where(and(eq(discountRedemptions.sessionId, sessionId), eq(discountRedemptions.state, 'held')))
    .returning()
  await giveBackUses(tx, released)
}
