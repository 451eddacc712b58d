import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { Tx } from '#db/open-database.ts'
import { newsletterSubscribers } from '#db/tables/newsletter.ts'
import type { Shop } from '../context.ts'
import { dailyCause } from '../emails/daily-cause.ts'
import { queueEmail } from '../emails/queue-email.ts'
import { recordConsent } from './record-consent.ts'
import { unsubscribePath } from './signed-address.ts'

/**
 * Subscribes an address and records the consent, with a welcome email at most once a day. An address that is subscribed
 * stays as it is and gets nothing.
 */
export async function admitSubscriber(shop: Shop, tx: Tx, consent: Parameters<typeof recordConsent>[1]): Promise<void> {
  const email = await subscribe(tx, consent.email)
  if (email === null) return
  await recordConsent(tx, consent)
  await queueEmail(shop, tx, {
    kind: 'newsletter-welcome',
    cause: await dailyCause(tx, `newsletter-welcome:${email}`),
    to: email,
    fields: { unsubscribePath: unsubscribePath(shop, email) },
  })
}

/** Returns the address as it is stored, or null if it was subscribed before. */
async function subscribe(tx: Tx, email: string): Promise<string | null> {
  const [added] = await tx.insert(newsletterSubscribers).values({ email }).onConflictDoNothing().returning()
  if (added) return added.email
  const [back] = await tx
    .update(newsletterSubscribers)
    .set({ unsubscribedAt: null, subscribedAt: sql`shop_now()` })
    .where(and(eq(newsletterSubscribers.email, email), isNotNull(newsletterSubscribers.unsubscribedAt)))
    .returning()
  return back?.email ?? null
}
