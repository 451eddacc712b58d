import { and, eq, ne } from 'drizzle-orm'
import type { Payload } from '#contract/call.ts'
import { notFound } from '#contract/errors.ts'
import type { calls } from '#contract/sessions/calls.ts'
import { sessions } from '#db/tables/sessions.ts'
import { apiAccountsMessages } from '#messages/en-US/api/accounts.ts'
import type { CustomerContext } from '../context.ts'

/** Ends another session of the caller; the current one ends by logging out. */
export async function endSession({ db, caller }: CustomerContext, { sessionId }: Payload<typeof calls.endSession>) {
  const isOwn = and(eq(sessions.customerId, caller.customerId), ne(sessions.tokenHash, caller.sessionHash))
  const ended = await db
    .delete(sessions)
    .where(and(isOwn, eq(sessions.id, sessionId)))
    .returning({ id: sessions.id })
  if (ended.length === 0) throw notFound(apiAccountsMessages.noSuchSession)
  return { message: apiAccountsMessages.sessionEnded }
}
