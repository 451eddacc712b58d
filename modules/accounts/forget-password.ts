import type { calls } from '#contract/accounts/calls.ts'
import type { Payload } from '#contract/call.ts'
import { invalid } from '#contract/errors.ts'
import { isEmail, normalEmail } from '#contract/text.ts'
import type { Context } from '../context.ts'

/** Requests a password link. A job looks up the account, so that the response does not reveal whether it exists. */
export async function forgetPassword(ctx: Context, { email }: Payload<typeof calls.forgetPassword>) {
  const address = normalEmail(email)
  if (address === '') throw invalid('The email address field is requiered to recover your password.')
  if (!isEmail(address)) throw invalid('Invalid email address.')

  await ctx.db.transaction((tx) => ctx.enqueue(tx, 'startPasswordReset', { email: address }))
  return { message: 'If there is an account with this email address, a link to choose a new password is on its way.' }
}
