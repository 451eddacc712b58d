import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type { calls } from '#contract/accounts/calls.ts'
import { minPasswordLength } from '#contract/accounts/limits.ts'
import type { Payload } from '#contract/call.ts'
import { invalid, unauthenticated } from '#contract/errors.ts'
import { emailChanges, passwordResets, sessions } from '#db/tables/accounts.ts'
import { customers } from '#db/tables/customers.ts'
import { reach } from '#failpoints/reach.ts'
import type { Context } from '../context.ts'
import { queueEmail } from '../emails/queue-email.ts'
import { commonPasswordMessage, isCommonPassword } from './common-password.ts'
import { isOpenReset } from './is-open-reset.ts'
import { hashPassword } from './password.ts'
import { hashToken } from './session-token.ts'

type Input = Payload<typeof calls.resetPassword>

/** Sets a new password by an emailed link, once; ends all sessions and notifies the customer. */
export async function resetPassword(ctx: Context, input: Input) {
  await checkPasswords(input)
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
      .set({ passwordHash, emailConfirmedAt: sql`now()` })
      .where(and(eq(customers.id, used.customerId), isNull(customers.deletedAt)))
      .returning()
    if (!customer) throw expired()
    await tx.delete(sessions).where(eq(sessions.customerId, customer.id))
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
  return { message: 'Your password has been changed. Please log in.' }
}

// Source: spec section 5, "Reset password"; design section 6 adds the rule of registration.
async function checkPasswords({ password, confirmPassword }: Input): Promise<void> {
  if (password === '' || confirmPassword === '') throw invalid('All the field are requiered to reset your password.')
  if (password !== confirmPassword) throw invalid('Passwords does not match')
  if (password.length < minPasswordLength) throw invalid('The passwords must be 8 or more characters.')
  if (await isCommonPassword(password)) throw invalid(commonPasswordMessage)
}

const expired = () => unauthenticated('Your session has expired')
