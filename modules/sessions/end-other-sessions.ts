import { and, eq, ne } from 'drizzle-orm'
import { sessions } from '#db/tables/sessions.ts'
import { apiAccountsMessages } from '#messages/en-US/api/accounts.ts'
import type { CustomerContext } from '../context.ts'

/** Ends all sessions of the caller except the current one. */
export async function endOtherSessions({ db, caller }: CustomerContext) {
  await db
    .delete(sessions)
    .where(and(eq(sessions.customerId, caller.customerId), ne(sessions.tokenHash, caller.sessionHash)))
  return { message: apiAccountsMessages.otherSessionsEnded }
}
