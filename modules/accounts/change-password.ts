import { randomUUID } from 'node:crypto'
import { and, eq, isNull, ne, sql } from 'drizzle-orm'
import type { calls } from '#contract/accounts/calls.ts'
import type { Payload } from '#contract/call.ts'
import { invalid, unauthenticated } from '#contract/errors.ts'
import { emailChanges, passwordResets } from '#db/tables/accounts.ts'
import { customers } from '#db/tables/customers.ts'
import { sessions } from '#db/tables/sessions.ts'
import { apiAccountsMessages } from '#messages/en-US/api/accounts.ts'
import type { CustomerContext } from '../context.ts'
import { queueEmail } from '../emails/queue-email.ts'
import { forgetDevices } from '../sessions/known-devices.ts'
import { checkPasswordPair } from './check-password-pair.ts'
import { confirmPassword } from './confirm-password.ts'
import { hashPassword } from './password.ts'
import { wordsOfAccount } from './words-of-account.ts'

type Input = Payload<typeof calls.changePassword>

/**
 * Changes the caller's password. Their other sessions, open reset links and unconfirmed changes of the email address end:
 * an intruder may have started them.
 */
export async function changePassword(ctx: CustomerContext, input: Input) {
  await confirmPassword(ctx, input.currentPassword)
  if (input.password === input.currentPassword) throw invalid(apiAccountsMessages.samePassword)
  const [account] = await ctx.db.select().from(customers).where(eq(customers.id, ctx.caller.customerId))
  if (!account) throw unauthenticated()
  await checkPasswordPair(input, await wordsOfAccount(ctx, account))
  const passwordHash = await hashPassword(input.password)
  const { customerId, sessionHash } = ctx.caller

  await ctx.db.transaction(async (tx) => {
    const [customer] = await tx
      .update(customers)
      .set({ passwordHash, isPasswordGenerated: false })
      .where(eq(customers.id, customerId))
      .returning({ to: customers.email, firstName: customers.firstName })
    if (!customer) return
    await tx.delete(sessions).where(and(eq(sessions.customerId, customerId), ne(sessions.tokenHash, sessionHash)))
    await forgetDevices(tx, customerId)
    await tx
      .update(passwordResets)
      .set({ expiresAt: sql`now()` })
      .where(and(eq(passwordResets.customerId, customerId), isNull(passwordResets.usedAt)))
    await tx.update(emailChanges).set({ expiresAt: sql`now()` }).where(eq(emailChanges.customerId, customerId))
    const { to, firstName } = customer
    await queueEmail(ctx, tx, {
      kind: 'password-changed',
      cause: `password-changed:${randomUUID()}`,
      to,
      fields: { firstName },
    })
  })
  return { message: apiAccountsMessages.ownPasswordChanged }
}
