import { createHash } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import { newsletterSubscribers } from '#db/tables/newsletter.ts'
import { accountsMessages } from '#messages/en-US/accounts.ts'
import { newsletterMessages } from '#messages/en-US/newsletter.ts'
import type { Shop } from '../context.ts'
import { dailyCause } from '../emails/daily-cause.ts'
import { queueEmail } from '../emails/queue-email.ts'
import type { Jobs } from '../jobs/job.ts'
import { admitSubscriber } from './admit-subscriber.ts'
import { confirmPath } from './confirm-key.ts'
import { recordConsent } from './record-consent.ts'

/**
 * Emails an address a link that subscribes it, at most once a day; nobody is subscribed before its owner opens the link.
 * Asked for without one, it is subscribed at once. An address that is subscribed gets nothing.
 */
export async function subscribeNewsletter(
  shop: Shop,
  { email, isSignUp = false, isAtOnce = false }: Jobs['subscribeNewsletter'],
): Promise<void> {
  const { name } = (await shop.settings.read()).shop
  const { newsletter: label, newsletterHint: hint } = accountsMessages
  const asked = isSignUp
    ? { source: 'sign-up' as const, wording: `${label}. ${hint(!isAtOnce)}` }
    : { source: 'form' as const, wording: newsletterMessages.invitation(name) }
  await shop.db.transaction(async (tx) => {
    if (isAtOnce) return admitSubscriber(shop, tx, { email, event: 'subscribed', ...asked })
    const isSubscribed = and(eq(newsletterSubscribers.email, email), isNull(newsletterSubscribers.unsubscribedAt))
    if ((await tx.$count(newsletterSubscribers, isSubscribed)) > 0) return
    const address = email.toLowerCase()
    const queued = await queueEmail(shop, tx, {
      kind: 'newsletter-confirm',
      cause: await dailyCause(tx, `newsletter-confirm:${createHash('sha256').update(address).digest('hex')}`),
      to: email,
      fields: { confirmPath: confirmPath(shop, email) },
    })
    if (queued !== null) await recordConsent(tx, { email, event: 'asked', ...asked })
  })
}
