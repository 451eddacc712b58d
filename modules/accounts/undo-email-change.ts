import { and, eq, gt, gte, inArray, isNull, ne, sql } from 'drizzle-orm'
import type { calls } from '#contract/accounts/calls.ts'
import type { Payload } from '#contract/call.ts'
import { conflict, unauthenticated } from '#contract/errors.ts'
import type { Tx } from '#db/open-database.ts'
import { emailChanges, passwordResets } from '#db/tables/accounts.ts'
import { customers } from '#db/tables/customers.ts'
import { sessions } from '#db/tables/sessions.ts'
import { apiAccountsMessages } from '#messages/en-US/api/accounts.ts'
import { frameMessages } from '#messages/en-US/frame.ts'
import type { Context } from '../context.ts'
import { forgetDevices } from '../sessions/known-devices.ts'
import { hashToken } from '../sessions/session-token.ts'
import { noPassword } from './password.ts'
import { queueResetLink } from './queue-reset-link.ts'

type Customer = typeof customers.$inferSelect

/**
 * Gives an account its former email address back, by the link sent there, once. All sessions and links end, and so does the
 * password, known to the one who changed the address: the former one gets a link that sets another.
 */
export async function undoEmailChange(ctx: Context, { token }: Payload<typeof calls.undoEmailChange>) {
  const email = await ctx.db.transaction(async (tx) => {
    const { customer, change } = await lockChange(tx, token)
    const restored = await restoreAddress(tx, customer, change.formerEmail)
    await endWhatOpens(tx, customer.id, change.createdAt)
    await queueResetLink(ctx, tx, restored)
    return restored.email
  })
  return { message: apiAccountsMessages.emailChangeUndone(email) }
}

/** The change that a link undoes, and its customer, who is locked first, as by everything that changes an account. */
async function lockChange(tx: Tx, token: string) {
  const open = and(eq(emailChanges.undoTokenHash, hashToken(token)), gt(emailChanges.undoExpiresAt, sql`now()`))
  const ofOpen = tx.select({ id: emailChanges.customerId }).from(emailChanges).where(open)
  const [customer] = await tx
    .select()
    .from(customers)
    .where(and(inArray(customers.id, ofOpen), isNull(customers.deletedAt)))
    .for('update')
  // Of two at once, the second waits for the first and finds the link used.
  const [change] = await tx.select().from(emailChanges).where(open)
  if (!customer || !change?.formerEmail) throw expired()
  return { customer, change: { formerEmail: change.formerEmail, createdAt: change.createdAt } }
}

async function restoreAddress(tx: Tx, { id }: Customer, email: string): Promise<Customer> {
  const [other] = await tx
    .select({ id: customers.id })
    .from(customers)
    .where(and(eq(customers.email, email), ne(customers.id, id)))
  if (other) throw conflict(apiAccountsMessages.emailTaken)
  const [restored] = await tx
    .update(customers)
    .set({ email, emailConfirmedAt: sql`now()`, passwordHash: noPassword })
    .where(eq(customers.id, id))
    .returning()
  if (!restored) throw expired()
  return restored
}

/**
 * Ends sessions, known browsers, password links, this change and the later ones, which may be an intruder's, with their own
 * undo links.
 */
async function endWhatOpens(tx: Tx, customerId: string, since: Date): Promise<void> {
  const isLater = and(eq(emailChanges.customerId, customerId), gte(emailChanges.createdAt, since))
  await tx.update(emailChanges).set({ expiresAt: sql`now()`, undoExpiresAt: sql`now()` }).where(isLater)
  await tx.delete(sessions).where(eq(sessions.customerId, customerId))
  await forgetDevices(tx, customerId)
  // Deleted, not expired: those that an intruder asked for do not count against the owner.
  await tx.delete(passwordResets).where(eq(passwordResets.customerId, customerId))
}

const expired = () => unauthenticated(frameMessages.sessionExpired)
