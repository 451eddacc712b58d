import { eq } from 'drizzle-orm'
import type { calls } from '#contract/accounts/calls.ts'
import type { Payload } from '#contract/call.ts'
import { type FieldMessage, ShopError } from '#contract/errors.ts'
import { normalEmail } from '#contract/text.ts'
import type { Tx } from '#db/open-database.ts'
import { customers } from '#db/tables/customers.ts'
import { reach } from '#failpoints/reach.ts'
import { apiAccountsMessages } from '#messages/en-US/api/accounts.ts'
import type { Context } from '../context.ts'
import { queueEmail } from '../emails/queue-email.ts'
import { checkSignup } from './check-signup.ts'
import { isCommonPassword } from './common-password.ts'
import { hashPassword } from './password.ts'
import { startSession } from './start-session.ts'

/** Creates an account and logs the customer in; the welcome email and newsletter follow as jobs. */
export async function signup(ctx: Context, input: Payload<typeof calls.signup>) {
  const wrong = checkSignup(input)
  if (wrong.length > 0) throw refusal(400, wrong)
  if (await isCommonPassword(input.password))
    throw refusal(400, [{ param: 'password', msg: apiAccountsMessages.commonPassword }])

  const { firstName, lastName, country, channel } = input
  const passwordHash = await hashPassword(input.password)
  const session = await ctx.db.transaction(async (tx) => {
    const [customer] = await tx
      .insert(customers)
      .values({ email: normalEmail(input.email), firstName, lastName, country, channel, passwordHash })
      .onConflictDoNothing({ target: customers.email })
      .returning()
    if (!customer) {
      await notifyOwner(ctx, tx, normalEmail(input.email))
      return null
    }
    if (process.env.FAILPOINTS) await reach('signup.afterInsert')
    await queueEmail(ctx, tx, {
      kind: 'welcome',
      cause: `welcome:${customer.id}`,
      to: customer.email,
      fields: { firstName },
    })
    if (input.newsletter) await ctx.enqueue(tx, 'subscribeNewsletter', { email: customer.email })
    return startSession(ctx, tx, customer)
  })
  if (!session) throw refusal(409, [{ param: 'email', msg: apiAccountsMessages.emailTaken }])
  return { ...session, message: apiAccountsMessages.welcome(firstName) }
}

// The owner of the address, who may not be the one signing up, is notified at most once a day.
async function notifyOwner(ctx: Context, tx: Tx, email: string): Promise<void> {
  const [owner] = await tx.select().from(customers).where(eq(customers.email, email))
  if (!owner) return
  const cause = `account-exists:${owner.id}:${new Date().toISOString().slice(0, 10)}`
  const fields = { firstName: owner.firstName }
  await queueEmail(ctx, tx, { kind: 'account-exists', cause, to: owner.email, fields })
}

function refusal(status: number, fields: FieldMessage[]): ShopError {
  return new ShopError(status, fields[0]?.msg ?? '', fields)
}
