import { and, eq, isNull, sql } from 'drizzle-orm'
import type { ConsentSource } from '#contract/newsletter/consent.ts'
import type { Db } from '#db/open-database.ts'
import { newsletterSubscribers } from '#db/tables/newsletter.ts'
import { recordConsent } from './record-consent.ts'

/** Unsubscribes an address; does nothing if it is not subscribed. */
export async function unsubscribe(db: Db, email: string, source: ConsentSource): Promise<void> {
  await db.transaction(async (tx) => {
    const [left] = await tx
      .update(newsletterSubscribers)
      .set({ unsubscribedAt: sql`shop_now()` })
      .where(and(eq(newsletterSubscribers.email, email), isNull(newsletterSubscribers.unsubscribedAt)))
      .returning({ email: newsletterSubscribers.email })
    if (left) await recordConsent(tx, { email: left.email, event: 'withdrawn', source })
  })
}
