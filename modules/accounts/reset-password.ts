import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type { calls } from '#contract/accounts/calls.ts'
import type { Payload } from '#contract/call.ts'
import { unauthenticated } from '#contract/errors.ts'
import { emailChanges, passwordResets } from '#db/tables/accounts.ts'
import { customers } from '#db/tables/customers.ts'
import { sessions } from '#db/tables/sessions.ts'
import { reach } from '#failpoints/reach.ts'
import { apiAccountsMessages } from '#messages/en-US/api/accounts.ts'
import { frameMessages } from '#messages/en-US/frame.ts'
import type { Context } from '../context.ts'
import { queueEmail } from '../emails/queue-email.ts'
import { forgetDevices } from '../sessions/known-devices.ts'
import { hashToken } from '../sessions/session-token.ts'
import { checkPasswordPair } from './check-password-pair.ts'
import { isOpenReset } from './is-open-reset.ts'
import { hashPassword } from './password.ts'
import { wordsOfAccount } from './words-of-account.ts'

type Input = Payload<typeof calls.resetPassword>

/** Sets a new password by an emailed link, once; ends all sessions and notifies the customer. */
export async function resetPassword(ctx: Context, input: Input) {
  await checkPasswordPair(input, await wordsOf(ctx, input.token))
  if (!(await isOpenReset(ctx.db, input.token))) throw expired()
  const passwordHash = await hashPassword(input.password)

  await ctx.db.transaction(async (tx) => {
    const tokenHash = hashToken(input.token)
    const isOpen = and(isNull(passwordResets.usedAt), gt(passwordResets.expiresAt, sql`now()`))
    const [used] = await tx
      .update(passwordResets)
      .set({ usedAt: sql`now()` })
      .where(and(eq(passwordResets.tokenHash, tokenHash), isOpen))
      .returning({ customerId: passwordResets.customerId })
    if (!used) throw expired()
    if (process.env.FAILPOINTS) await reach('reset.afterTokenUse')

    const [customer] = await tx
      .update(customers)
      // Opening an emailed link confirms the address.
      .set({ passwordHash, isPasswordGenerated: false, emailConfirmedAt: sql`now()` })
      .where(and(eq(customers.id, used.customerId), isNull(customers.deletedAt)))
      .returning()
    if (!customer) throw expired()
    await tx.delete(sessions).where(eq(sessions.customerId, customer.id))
    await forgetDevices(tx, customer.id)
    // An intruder may have started to change the email address.
    await tx.update(emailChanges).set({ expiresAt: sql`now()` }).where(eq(emailChanges.customerId, customer.id))
    const { email: to, firstName } = customer
    await queueEmail(ctx, tx, {
      kind: 'password-changed',
      cause: `password-changed:${tokenHash}`,
      to,
      fields: { firstName },
    })
  })
  return { message: apiAccountsMessages.passwordChanged }
}

/** None for an unknown link, which is refused after the password is checked. */
async function wordsOf(ctx: Context, token: string): Promise<string[]> {
  const [account] = await ctx.db
    .select({ email: customers.email, firstName: customers.firstName, lastName: customers.lastName })
    .from(passwordResets)
    .innerJoin(customers, eq(customers.id, passwordResets.customerId))
    .where(eq(passwordResets.tokenHash, hashToken(token)))
  return account ? wordsOfAccount(ctx, account) : []
}

const expired = () => unauthenticated(frameMessages.sessionExpired)
