import type { Payload } from '#contract/call.ts'
import { invalid } from '#contract/errors.ts'
import type { calls } from '#contract/newsletter/calls.ts'
import { apiNewsletterMessages } from '#messages/en-US/api/newsletter.ts'
import { newsletterConfirmMessages } from '#messages/en-US/newsletter-confirm.ts'
import type { Context } from '../context.ts'
import { admitSubscriber } from './admit-subscriber.ts'
import { readConfirmKey } from './confirm-key.ts'

/** Subscribes the address of an emailed link and sends a welcome email, at most once a day. */
export async function confirmNewsletter(ctx: Context, { key }: Payload<typeof calls.confirmNewsletter>) {
  const email = readConfirmKey(ctx, key)
  if (email === null) throw invalid(apiNewsletterMessages.linkExpired)
  const { name } = (await ctx.settings.read()).shop
  const wording = newsletterConfirmMessages.lead(name)
  await ctx.db.transaction((tx) =>
    admitSubscriber(ctx, tx, { email, event: 'confirmed', source: 'email-link', wording }),
  )
  return { message: apiNewsletterMessages.confirmed }
}
