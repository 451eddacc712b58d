import { and, eq } from 'drizzle-orm'
import type { Tx } from '#db/open-database.ts'
import { discountRedemptions } from '#db/tables/discounts.ts'
import { checkUsesOf } from './reserve-discounts.ts'
import { takeUses } from './take-uses.ts'

/**
 * Holds the uses of an expired checkout again that is paid late. Refuses with 409 what is used up meanwhile; the error rolls
 * back the transaction.
 */
export async function renewDiscounts(tx: Tx, sessionId: string): Promise<void> {
  const isReleased = and(eq(discountRedemptions.sessionId, sessionId), eq(discountRedemptions.state, 'released'))
  const released = await tx.select().from(discountRedemptions).where(isReleased)
  if (released.length === 0) return
  await takeUses(tx, released)
  for (const use of released) if (use.email !== null) await checkUsesOf(tx, use, use)
  await tx.update(discountRedemptions).set({ state: 'held', endedAt: null }).where(isReleased)
}
