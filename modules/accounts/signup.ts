import type { calls } from '#contract/accounts/calls.ts'
import type { Payload } from '#contract/call.ts'
import { type FieldMessage, ShopError } from '#contract/errors.ts'
import { normalEmail } from '#contract/text.ts'
import { reach } from '#failpoints/reach.ts'
import { currentLocale } from '#messages/current-locale.ts'
import { apiAccountsMessages } from '#messages/en-US/api/accounts.ts'
import type { Context } from '../context.ts'
import { startSession } from '../sessions/start-session.ts'
import { checkSignup } from './check-signup.ts'
import { createAccount } from './create-account.ts'
import { isWeakPassword } from './is-weak-password.ts'
import { hashPassword } from './password.ts'
import { wordsOfAccount } from './words-of-account.ts'

/** Creates an account and logs the customer in; the welcome email and newsletter follow as jobs. */
export async function signup(ctx: Context, input: Payload<typeof calls.signup>) {
  const wrong = checkSignup(input)
  if (wrong.length > 0) throw refusal(400, wrong)
  if (await isWeakPassword(input.password, await wordsOfAccount(ctx, input)))
    throw refusal(400, [{ param: 'password', msg: apiAccountsMessages.commonPassword }])

  const { firstName, lastName, country, channel } = input
  const { confirmsNewsletter } = (await ctx.settings.read()).shop
  const passwordHash = await hashPassword(input.password)
  const session = await ctx.db.transaction(async (tx) => {
    const account = { email: normalEmail(input.email), firstName, lastName, country, channel, passwordHash }
    const customer = await createAccount(ctx, tx, account)
    if (!customer) return null
    if (process.env.FAILPOINTS) await reach('signup.afterInsert')
    if (input.newsletter) {
      const asked = { email: customer.email, locale: currentLocale(), isSignUp: true, isAtOnce: !confirmsNewsletter }
      await ctx.enqueue(tx, 'subscribeNewsletter', asked)
    }
    return startSession(ctx, tx, customer)
  })
  if (!session) throw refusal(409, [{ param: 'email', msg: apiAccountsMessages.emailTaken }])
  return { ...session, message: apiAccountsMessages.welcome(firstName) }
}

function refusal(status: number, fields: FieldMessage[]): ShopError {
  return new ShopError(status, fields[0]?.msg ?? '', fields)
}
