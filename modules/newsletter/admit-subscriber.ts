import { and, eq, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import type { Tx } from '#db/open-database.ts'
import { newsletterSubscribers } from '#db/tables/newsletter.ts'
import type { Shop } from '../context.ts'
import { queueEmail } from '../emails/queue-email.ts'
import { recordConsent } from './record-consent.ts'
import { unsubscribePath } from './signed-address.ts'

/**
 * Subscribes an address and records the consent, with a welcome email at most once a day. An address that is subscribed
 * stays as it is and gets nothing.
 */
export async function admitSubscriber(shop: Shop, tx: Tx, consent: Parameters<typeof recordConsent>[1]): Promise<void> {
  const { email } = consent
  if (!(await subscribe(tx, email))) return
  await recordConsent(tx, consent)
  const isDue = or(
    isNull(newsletterSubscribers.lastEmailedAt),
    lt(newsletterSubscribers.lastEmailedAt, sql`(select shop_now()) - interval '1 day'`),
  )
  const [greeted] = await tx
    .update(newsletterSubscribers)
    .set({ lastEmailedAt: sql`shop_now()` })
    .where(and(eq(newsletterSubscribers.email, email), isDue))
    .returning()
  if (!greeted) return
  await queueEmail(shop, tx, {
    kind: 'newsletter-welcome',
    cause: `newsletter-welcome:${greeted.email}:${greeted.lastEmailedAt?.toISOString()}`,
    to: greeted.email,
    fields: { unsubscribePath: unsubscribePath(shop, greeted.email) },
  })
}

/** Returns whether the address was not subscribed before. */
async function subscribe(tx: Tx, email: string): Promise<boolean> {
  const added = await tx.insert(newsletterSubscribers).values({ email }).onConflictDoNothing().returning()
  if (added.length > 0) return true
  const back = await tx
    .update(newsletterSubscribers)
    .set({ unsubscribedAt: null, subscribedAt: sql`shop_now()` })
    .where(and(eq(newsletterSubscribers.email, email), isNotNull(newsletterSubscribers.unsubscribedAt)))
    .returning()
  return back.length > 0
}
