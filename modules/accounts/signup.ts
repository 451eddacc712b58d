import { eq } from 'drizzle-orm'
import type { calls } from '#contract/accounts/calls.ts'
import type { Payload } from '#contract/call.ts'
import { type FieldMessage, ShopError } from '#contract/errors.ts'
import { normalEmail } from '#contract/text.ts'
import type { Tx } from '#db/open-database.ts'
import { customers } from '#db/tables/customers.ts'
import { reach } from '#failpoints/reach.ts'
import type { Context } from '../context.ts'
import { queueEmail } from '../emails/queue-email.ts'
import { checkSignup } from './check-signup.ts'
import { isCommonPassword, isTooCommon } from './common-password.ts'
import { hashPassword } from './password.ts'
import { startSession } from './start-session.ts'

/** Opens an account and logs its owner in; a welcome and the newsletter follow as jobs. */
export async function signup(ctx: Context, asked: Payload<typeof calls.signup>) {
  const wrong = checkSignup(asked)
  if (wrong.length > 0) throw refusal(400, wrong)
  if (await isCommonPassword(asked.password)) throw refusal(400, [{ param: 'password', msg: isTooCommon }])

  const { firstName, lastName, country, channel } = asked
  const passwordHash = await hashPassword(asked.password)
  const session = await ctx.db.transaction(async (tx) => {
    const [customer] = await tx
      .insert(customers)
      .values({ email: normalEmail(asked.email), firstName, lastName, country, channel, passwordHash })
      .onConflictDoNothing({ target: customers.email })
      .returning()
    if (!customer) {
      await tellOwner(ctx, tx, normalEmail(asked.email))
      return null
    }
    if (process.env.FAILPOINTS) await reach('signup.afterInsert')
    await queueEmail(ctx, tx, {
      kind: 'welcome',
      cause: `welcome:${customer.id}`,
      to: customer.email,
      fields: { firstName },
    })
    if (asked.newsletter) await ctx.enqueue(tx, 'subscribeNewsletter', { email: customer.email })
    return startSession(ctx, tx, customer)
  })
  if (!session) throw refusal(409, [{ param: 'email', msg: 'There is an account with this email address already.' }])
  return { ...session, message: `Welcome, ${firstName}. Your account is open.` }
}

// Whoever typed the address may not be its owner, who is told at most once a day.
async function tellOwner(ctx: Context, tx: Tx, email: string): Promise<void> {
  const [owner] = await tx.select().from(customers).where(eq(customers.email, email))
  if (!owner) return
  const cause = `account-exists:${owner.id}:${new Date().toISOString().slice(0, 10)}`
  const fields = { firstName: owner.firstName }
  await queueEmail(ctx, tx, { kind: 'account-exists', cause, to: owner.email, fields })
}

function refusal(status: number, fields: FieldMessage[]): ShopError {
  return new ShopError(status, fields[0]?.msg ?? '', fields)
}
