import { and, eq, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import type { Tx } from '#db/open-database.ts'
import { newsletterSubscribers } from '#db/tables/newsletter.ts'
import type { Shop } from '../context.ts'
import { queueEmail } from '../emails/queue-email.ts'
import type { Jobs } from '../jobs/job.ts'
import { unsubscribePath } from './signed-address.ts'

/** Subscribes an address to the newsletter and sends a welcome email, at most once a day. */
export async function subscribeNewsletter(shop: Shop, { email }: Jobs['subscribeNewsletter']): Promise<void> {
  await shop.db.transaction(async (tx) => {
    if (!(await subscribe(tx, email))) return
    const isDue = or(
      isNull(newsletterSubscribers.lastMailedAt),
      lt(newsletterSubscribers.lastMailedAt, sql`now() - interval '1 day'`),
    )
    const [greeted] = await tx
      .update(newsletterSubscribers)
      .set({ lastMailedAt: sql`now()` })
      .where(and(eq(newsletterSubscribers.email, email), isDue))
      .returning()
    if (!greeted) return
    await queueEmail(shop, tx, {
      kind: 'newsletter-welcome',
      cause: `newsletter-welcome:${greeted.email}:${greeted.lastMailedAt?.toISOString()}`,
      to: greeted.email,
      fields: { unsubscribePath: unsubscribePath(shop.secrets.signedLinks, greeted.email) },
    })
  })
}

/** Returns whether the address was not subscribed before. */
async function subscribe(tx: Tx, email: string): Promise<boolean> {
  const added = await tx.insert(newsletterSubscribers).values({ email }).onConflictDoNothing().returning()
  if (added.length > 0) return true
  const back = await tx
    .update(newsletterSubscribers)
    .set({ unsubscribedAt: null, subscribedAt: sql`now()` })
    .where(and(eq(newsletterSubscribers.email, email), isNotNull(newsletterSubscribers.unsubscribedAt)))
    .returning()
  return back.length > 0
}
