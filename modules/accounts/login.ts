import { and, eq, isNull } from 'drizzle-orm'
import type { calls } from '#contract/accounts/calls.ts'
import type { Payload } from '#contract/call.ts'
import { invalid, unauthenticated } from '#contract/errors.ts'
import { isEmail, normalEmail } from '#contract/text.ts'
import { customers } from '#db/tables/customers.ts'
import { apiAccountsMessages } from '#messages/en-US/api/accounts.ts'
import { rulesMessages } from '#messages/en-US/rules.ts'
import type { Context } from '../context.ts'
import { checkSecondFactor } from '../second-factor/check-second-factor.ts'
import { startSession } from '../sessions/start-session.ts'
import { isPassword } from './password.ts'

/**
 * Logs a customer in; an unknown address gets the same error after the same time as a wrong password. With a second
 * factor, the right password alone is answered with 428.
 */
export async function login(ctx: Context, { email, password, code }: Payload<typeof calls.login>) {
  const [customer] = await ctx.db
    .select()
    .from(customers)
    .where(and(eq(customers.email, normalEmail(email)), isNull(customers.deletedAt)))
  const isRight = await isPassword(password, customer?.passwordHash ?? null)
  if (!customer || !isRight) throw unauthenticated(apiAccountsMessages.wrongLogin)

  await checkSecondFactor(ctx, customer, code)

  const session = await ctx.db.transaction(async (tx) => {
    // Locked, so that a password that is changed at this moment either refuses this session or ends it.
    const [unchanged] = await tx
      .select()
      .from(customers)
      .where(
        and(
          eq(customers.id, customer.id),
          eq(customers.passwordHash, customer.passwordHash),
          isNull(customers.deletedAt),
        ),
      )
      .for('share')
    if (!unchanged) throw unauthenticated(apiAccountsMessages.wrongLogin)
    return startSession(ctx, tx, unchanged)
  })
  return { ...session, message: apiAccountsMessages.welcomeBack(customer.firstName) }
}

login.check = ({ email, password }: Payload<typeof calls.login>) => {
  if (!isEmail(normalEmail(email)) || password === '') throw invalid(rulesMessages.invalidEmail)
}
