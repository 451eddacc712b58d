import { and, eq, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import type { Payload } from '#contract/call.ts'
import { invalid } from '#contract/errors.ts'
import type { calls } from '#contract/newsletter/calls.ts'
import type { Tx } from '#db/open-database.ts'
import { newsletterSubscribers } from '#db/tables/newsletter.ts'
import { apiNewsletterMessages } from '#messages/en-US/api/newsletter.ts'
import { newsletterConfirmMessages } from '#messages/en-US/newsletter-confirm.ts'
import type { Context } from '../context.ts'
import { queueEmail } from '../emails/queue-email.ts'
import { readConfirmKey } from './confirm-key.ts'
import { recordConsent } from './record-consent.ts'
import { unsubscribePath } from './signed-address.ts'

/** Subscribes the address of an emailed link and sends a welcome email, at most once a day. */
export async function confirmNewsletter(ctx: Context, { key }: Payload<typeof calls.confirmNewsletter>) {
  const email = readConfirmKey(ctx, key)
  if (email === null) throw invalid(apiNewsletterMessages.linkExpired)
  const { name } = (await ctx.settings.read()).shop
  await ctx.db.transaction(async (tx) => {
    if (!(await subscribe(tx, email))) return
    const wording = newsletterConfirmMessages.lead(name)
    await recordConsent(tx, { email, event: 'confirmed', source: 'email-link', wording })
    const isDue = or(
      isNull(newsletterSubscribers.lastMailedAt),
      lt(newsletterSubscribers.lastMailedAt, sql`(select shop_now()) - interval '1 day'`),
    )
    const [greeted] = await tx
      .update(newsletterSubscribers)
      .set({ lastMailedAt: sql`shop_now()` })
      .where(and(eq(newsletterSubscribers.email, email), isDue))
      .returning()
    if (!greeted) return
    await queueEmail(ctx, tx, {
      kind: 'newsletter-welcome',
      cause: `newsletter-welcome:${greeted.email}:${greeted.lastMailedAt?.toISOString()}`,
      to: greeted.email,
      fields: { unsubscribePath: unsubscribePath(ctx, greeted.email) },
    })
  })
  return { message: apiNewsletterMessages.confirmed }
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
