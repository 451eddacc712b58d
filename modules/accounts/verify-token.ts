import { and, eq, isNull } from 'drizzle-orm'
import type { calls } from '#contract/accounts/calls.ts'
import type { Payload } from '#contract/call.ts'
import { unauthenticated } from '#contract/errors.ts'
import { customers } from '#db/tables/customers.ts'
import { frameMessages } from '#messages/en-US/frame.ts'
import type { Caller, Context } from '../context.ts'
import { findCaller } from '../sessions/find-caller.ts'
import { sessionUserOf } from '../sessions/start-session.ts'
import { isOpenReset } from './is-open-reset.ts'

/** Verifies a session token; for a password link, only whether it is valid, without using it up. */
export async function verifyToken(ctx: Context, { token: sent }: Payload<typeof calls.verifyToken>) {
  // Older clients send null where they have none.
  const token = sent ?? ''
  if (token.startsWith('r_')) {
    if (!(await isOpenReset(ctx.db, token))) throw expired()
    return {}
  }
  const caller = token === '' ? ctx.caller : await callerOf(ctx, token)
  if (!caller) throw expired()

  const [customer] = await ctx.db
    .select()
    .from(customers)
    .where(and(eq(customers.id, caller.customerId), isNull(customers.deletedAt)))
  if (!customer) throw expired()
  return { id: customer.id, role: customer.role, owes: caller.owes, user: sessionUserOf(customer) }
}

// A cookie and a token of different sessions are refused.
async function callerOf(ctx: Context, token: string): Promise<Caller | null> {
  const caller = await findCaller(ctx, token)
  const isMixed = ctx.caller && ctx.caller.sessionHash !== caller?.sessionHash
  return isMixed ? null : caller
}

const expired = () => unauthenticated(frameMessages.sessionExpired)
