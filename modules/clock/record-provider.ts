import { ne } from 'drizzle-orm'
import type { Db } from '#db/open-database.ts'
import { shopClock } from '#db/tables/clock.ts'

/**
 * Records the payment provider of this process. With another one than the sandbox the clock of the shop is set to the real
 * time; returns how many days it was ahead.
 */
export async function recordProvider(db: Db, provider: 'sandbox' | 'stripe'): Promise<number> {
  const [before] = await db.select().from(shopClock)
  await db
    .update(shopClock)
    .set({ provider, ...(provider !== 'sandbox' && { aheadDays: 0 }) })
    .where(ne(shopClock.provider, provider))
  return provider === 'sandbox' ? 0 : (before?.aheadDays ?? 0)
}
