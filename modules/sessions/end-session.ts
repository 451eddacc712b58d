import { and, eq, ne } from 'drizzle-orm'
import type { Payload } from '#contract/call.ts'
import { notFound } from '#contract/errors.ts'
import type { calls } from '#contract/sessions/calls.ts'
import { sessions } from '#db/tables/sessions.ts'
import { apiAccountsMessages } from '#messages/en-US/api/accounts.ts'
import { confirmPassword } from '../accounts/confirm-password.ts'
import type { CustomerContext } from '../context.ts'

/** Ends another session of the caller; the current one ends by logging out. */
export async function endSession(ctx: CustomerContext, { sessionId, password }: Payload<typeof calls.endSession>) {
  await confirmPassword(ctx, password)
  const { db, caller } = ctx
  const isOwn = and(eq(sessions.customerId, caller.customerId), ne(sessions.tokenHash, caller.sessionHash))
  const ended = await db
    .delete(sessions)
    .where(and(isOwn, eq(sessions.id, sessionId)))
    .returning({ id: sessions.id })
  if (ended.length === 0) throw notFound(apiAccountsMessages.noSuchSession)
  return { message: apiAccountsMessages.sessionEnded }
}
