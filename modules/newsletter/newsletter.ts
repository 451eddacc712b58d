import type { Payload } from '#contract/call.ts'
import { invalid } from '#contract/errors.ts'
import type { calls } from '#contract/newsletter/calls.ts'
import { isEmail, normalEmail } from '#contract/text.ts'
import { currentLocale } from '#messages/current-locale.ts'
import { apiNewsletterMessages } from '#messages/en-US/api/newsletter.ts'
import { rulesMessages } from '#messages/en-US/rules.ts'
import type { Context } from '../context.ts'

/**
 * Emails an address the link that subscribes it, or subscribes it at once. A job does so: neither response nor timing shows
 * whether it was subscribed already.
 */
export async function newsletter(ctx: Context, input: Payload<typeof calls.newsletter>) {
  const email = normalEmail(input.email)
  if (!isEmail(email)) throw invalid(rulesMessages.invalidEmail)
  const isAtOnce = !(await ctx.settings.read()).shop.confirmsNewsletter
  await ctx.db.transaction((tx) => ctx.enqueue(tx, 'subscribeNewsletter', { email, locale: currentLocale(), isAtOnce }))
  return { message: isAtOnce ? apiNewsletterMessages.confirmed : apiNewsletterMessages.subscribed }
}
