import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Payload } from '#contract/call.ts'
import { conflict, notFound } from '#contract/errors.ts'
import type { calls } from '#contract/newsletter/calls.ts'
import { newsletterSubscribers } from '#db/tables/newsletter.ts'
import { apiNewsletterMessages } from '#messages/en-US/api/newsletter.ts'
import { recordAuditEvent } from '../audit/record-audit-event.ts'
import type { AdminContext } from '../context.ts'
import { readSubscribers } from './read-subscribers.ts'
import { recordConsent } from './record-consent.ts'

type Input = Payload<typeof calls.unsubscribeSubscriber>

/** Unsubscribes an address at its owner's request; only the owner can subscribe it again. */
export async function unsubscribeSubscriber(ctx: AdminContext, { subscriberId }: Input) {
  const subscriber = await ctx.db.transaction(async (tx) => {
    const [left] = await tx
      .update(newsletterSubscribers)
      .set({ unsubscribedAt: sql`shop_now()` })
      .where(and(eq(newsletterSubscribers.id, subscriberId), isNull(newsletterSubscribers.unsubscribedAt)))
      .returning({ id: newsletterSubscribers.id })
    const [now] = await readSubscribers(tx, { where: sql`s.id = ${subscriberId}`, limit: 1 })
    if (!now) throw notFound(apiNewsletterMessages.notSubscribed)
    if (!left) throw conflict(apiNewsletterMessages.unsubscribedAlready)
    await recordConsent(tx, { email: now.subscriber.email, event: 'withdrawn', source: 'staff' })
    await recordAuditEvent(ctx, tx, {
      action: 'subscriber.unsubscribed',
      subjectKind: 'subscriber',
      subjectId: subscriberId,
    })
    return now.subscriber
  })
  return { subscriber, message: apiNewsletterMessages.addressUnsubscribed }
}
