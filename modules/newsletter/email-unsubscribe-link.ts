import { createHash } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import { newsletterSubscribers } from '#db/tables/newsletter.ts'
import type { Shop } from '../context.ts'
import { dailyCause } from '../emails/daily-cause.ts'
import { queueEmail } from '../emails/queue-email.ts'
import type { Jobs } from '../jobs/job.ts'
import { unsubscribePath } from './signed-address.ts'

/** Emails a subscriber the link that unsubscribes, at most once a day. */
export async function emailUnsubscribeLink(shop: Shop, payload: Jobs['emailUnsubscribeLink']): Promise<void> {
  await shop.db.transaction(async (tx) => {
    const [subscriber] = await tx
      .select({ email: newsletterSubscribers.email })
      .from(newsletterSubscribers)
      .where(and(eq(newsletterSubscribers.email, payload.email), isNull(newsletterSubscribers.unsubscribedAt)))
    if (!subscriber) return
    const { email } = subscriber
    await queueEmail(shop, tx, {
      kind: 'unsubscribe-link',
      cause: await dailyCause(tx, `unsubscribe-link:${createHash('sha256').update(email).digest('hex')}`),
      to: email,
      fields: { unsubscribePath: unsubscribePath(shop, email) },
    })
  })
}
