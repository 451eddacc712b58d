import type { Payload } from '#contract/call.ts'
import { invalid } from '#contract/errors.ts'
import type { calls } from '#contract/newsletter/calls.ts'
import { currentLocale } from '#messages/current-locale.ts'
import { apiNewsletterMessages } from '#messages/en-US/api/newsletter.ts'
import { newsletterMessages } from '#messages/en-US/newsletter.ts'
import type { Context } from '../context.ts'
import { readSignedAddress, readUnsignedAddress } from './signed-address.ts'
import { unsubscribe } from './unsubscribe.ts'

/**
 * Unsubscribes an address that carries our signature immediately. An unsigned address may come from anyone: it gets the
 * same response, and an email with a signed link if it is subscribed.
 */
export async function deactivateNewsletter(ctx: Context, { email }: Payload<typeof calls.deactivateNewsletter>) {
  const signed = readSignedAddress(ctx, email)
  const bare = readUnsignedAddress(email)
  if (signed) await unsubscribe(ctx.db, signed, 'email-link')
  else if (bare)
    await ctx.db.transaction((tx) => ctx.enqueue(tx, 'emailUnsubscribeLink', { email: bare, locale: currentLocale() }))
  else throw invalid(newsletterMessages.failed)
  return {
    message: apiNewsletterMessages.unsubscribed,
  }
}
