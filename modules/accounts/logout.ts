import { eq } from 'drizzle-orm'
import { sessions } from '#db/tables/sessions.ts'
import { apiAccountsMessages } from '#messages/en-US/api/accounts.ts'
import type { Context } from '../context.ts'

/** Ends the caller's session; without one, the response is the same. */
export async function logout({ db, caller }: Context) {
  if (caller) await db.delete(sessions).where(eq(sessions.tokenHash, caller.sessionHash))
  return { message: apiAccountsMessages.loggedOut }
}
