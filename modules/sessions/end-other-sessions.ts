import { and, eq, ne } from 'drizzle-orm'
import type { Payload } from '#contract/call.ts'
import type { calls } from '#contract/sessions/calls.ts'
import { sessions } from '#db/tables/sessions.ts'
import { apiAccountsMessages } from '#messages/en-US/api/accounts.ts'
import { confirmPassword } from '../accounts/confirm-password.ts'
import type { CustomerContext } from '../context.ts'

/** Ends all sessions of the caller except the current one. */
export async function endOtherSessions(ctx: CustomerContext, { password }: Payload<typeof calls.endOtherSessions>) {
  await confirmPassword(ctx, password)
  const { db, caller } = ctx
  await db
    .delete(sessions)
    .where(and(eq(sessions.customerId, caller.customerId), ne(sessions.tokenHash, caller.sessionHash)))
  return { message: apiAccountsMessages.otherSessionsEnded }
}
