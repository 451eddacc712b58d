import { eq, sql } from 'drizzle-orm'
import type { SessionUser } from '#contract/accounts/session.ts'
import type { Tx } from '#db/open-database.ts'
import type { customers } from '#db/tables/customers.ts'
import { sessions } from '#db/tables/sessions.ts'
import type { Context } from '../context.ts'
import { shownNetwork } from '../network-of.ts'
import { deviceOf } from './device-of.ts'
import { hashToken, newToken, sessionMaxAgeMs } from './session-token.ts'

type Customer = typeof customers.$inferSelect

/** Starts a session of one day with a new token and ends this browser's previous one. */
export async function startSession(ctx: Context, tx: Tx, customer: Customer) {
  const token = newToken('session')
  if (ctx.caller) await tx.delete(sessions).where(eq(sessions.tokenHash, ctx.caller.sessionHash))
  await tx.insert(sessions).values({
    tokenHash: hashToken(token),
    customerId: customer.id,
    expiresAt: sql`now() + ${sessionMaxAgeMs} * interval '1 millisecond'`,
    device: deviceOf(ctx.userAgent),
    network: shownNetwork(ctx.address),
  })
  return { token, user: sessionUserOf(customer) }
}

/** The customer as their own session sees them. */
export function sessionUserOf({
  id,
  role,
  firstName,
  lastName,
  email,
}: Pick<Customer, 'id' | 'role' | 'firstName' | 'lastName' | 'email'>): SessionUser {
  return { id, role, firstName, lastName, email }
}
