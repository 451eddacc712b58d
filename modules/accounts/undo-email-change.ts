import { and, eq, gt, isNull, ne, sql } from 'drizzle-orm'
import type { calls } from '#contract/accounts/calls.ts'
import type { Payload } from '#contract/call.ts'
import { conflict, unauthenticated } from '#contract/errors.ts'
import type { Tx } from '#db/open-database.ts'
import { emailChanges, passwordResets, sessions } from '#db/tables/accounts.ts'
import { customers } from '#db/tables/customers.ts'
import { apiAccountsMessages } from '#messages/en-US/api/accounts.ts'
import { frameMessages } from '#messages/en-US/frame.ts'
import type { Context } from '../context.ts'
import { queueResetLink } from './queue-reset-link.ts'
import { hashToken } from './session-token.ts'

type Customer = typeof customers.$inferSelect

/**
 * Gives an account its former email address back, by the link sent there, once. All sessions and links end, and the former
 * address gets a link that sets a new password: who changed the address knows the old one.
 */
export async function undoEmailChange(ctx: Context, { token }: Payload<typeof calls.undoEmailChange>) {
  const email = await ctx.db.transaction(async (tx) => {
    const [change] = await tx
      .update(emailChanges)
      .set({ undoExpiresAt: sql`now()` })
      .where(and(eq(emailChanges.undoTokenHash, hashToken(token)), gt(emailChanges.undoExpiresAt, sql`now()`)))
      .returning()
    if (!change?.formerEmail) throw expired()
    const customer = await restoreAddress(tx, change.customerId, change.formerEmail)
    const own = eq(emailChanges.customerId, customer.id)
    await tx.update(emailChanges).set({ expiresAt: sql`now()` }).where(own)
    await tx.delete(sessions).where(eq(sessions.customerId, customer.id))
    await tx
      .update(passwordResets)
      .set({ expiresAt: sql`now()` })
      .where(and(eq(passwordResets.customerId, customer.id), isNull(passwordResets.usedAt)))
    await queueResetLink(ctx, tx, customer)
    return customer.email
  })
  return { message: apiAccountsMessages.emailChangeUndone(email) }
}

async function restoreAddress(tx: Tx, customerId: string, email: string): Promise<Customer> {
  const own = and(eq(customers.id, customerId), isNull(customers.deletedAt))
  const [before] = await tx.select().from(customers).where(own).for('update')
  if (!before) throw expired()
  const [other] = await tx
    .select({ id: customers.id })
    .from(customers)
    .where(and(eq(customers.email, email), ne(customers.id, customerId)))
  if (other) throw conflict(apiAccountsMessages.emailTaken)
  const [after] = await tx
    .update(customers)
    .set({ email, emailConfirmedAt: sql`now()` })
    .where(eq(customers.id, customerId))
    .returning()
  return after ?? before
}

const expired = () => unauthenticated(frameMessages.sessionExpired)
