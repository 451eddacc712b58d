import type { calls } from '#contract/accounts/calls.ts'
import type { Payload } from '#contract/call.ts'
import { invalid } from '#contract/errors.ts'
import { isEmail, normalEmail } from '#contract/text.ts'
import { currentLocale } from '#messages/current-locale.ts'
import { accountsMessages } from '#messages/en-US/accounts.ts'
import { apiAccountsMessages } from '#messages/en-US/api/accounts.ts'
import { rulesMessages } from '#messages/en-US/rules.ts'
import type { Context } from '../context.ts'

/** Requests a password link. A job looks up the account, so that the response does not reveal whether it exists. */
export async function forgetPassword(ctx: Context, { email }: Payload<typeof calls.forgetPassword>) {
  const address = normalEmail(email)
  if (address === '') throw invalid(accountsMessages.recoverMissing)
  if (!isEmail(address)) throw invalid(rulesMessages.invalidEmail)

  await ctx.db.transaction((tx) => ctx.enqueue(tx, 'startPasswordReset', { email: address, locale: currentLocale() }))
  return { message: apiAccountsMessages.resetLinkSent }
}
