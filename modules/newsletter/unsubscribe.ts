import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '#db/open-database.ts'
import { newsletterSubscribers } from '#db/tables/newsletter.ts'

/** Takes an address off the newsletter; one that is not on it stays off. */
export async function unsubscribe(db: Db, email: string): Promise<void> {
  await db
    .update(newsletterSubscribers)
    .set({ unsubscribedAt: sql`now()` })
    .where(and(eq(newsletterSubscribers.email, email), isNull(newsletterSubscribers.unsubscribedAt)))
}
