import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '#db/open-database.ts'
import { newsletterSubscribers } from '#db/tables/newsletter.ts'

/** Unsubscribes an address; does nothing if it is not subscribed. */
export async function unsubscribe(db: Db, email: string): Promise<void> {
  await db
    .update(newsletterSubscribers)
    .set({ unsubscribedAt: sql`shop_now()` })
    .where(and(eq(newsletterSubscribers.email, email), isNull(newsletterSubscribers.unsubscribedAt)))
}
