import { and, eq, gt, isNull, ne, sql } from 'drizzle-orm'
import type { calls } from '#contract/accounts/calls.ts'
import type { Payload } from '#contract/call.ts'
import { unauthenticated } from '#contract/errors.ts'
import { emailChanges, passwordResets } from '#db/tables/accounts.ts'
import { customers } from '#db/tables/customers.ts'
import { sessions } from '#db/tables/sessions.ts'
import { apiAccountsMessages } from '#messages/en-US/api/accounts.ts'
import { frameMessages } from '#messages/en-US/frame.ts'
import type { Context } from '../context.ts'
import { hashToken } from '../sessions/session-token.ts'
import { isFreeAddress } from './is-free-address.ts'

/** Confirms a new email address by the link sent to it, once, and ends all sessions but the one that asked for it. */
export async function confirmEmail(ctx: Context, { token }: Payload<typeof calls.confirmEmail>) {
  await ctx.db.transaction(async (tx) => {
    const [change] = await tx
      .update(emailChanges)
      .set({ usedAt: sql`now()` })
      .where(
        and(
          eq(emailChanges.tokenHash, hashToken(token)),
          isNull(emailChanges.usedAt),
          gt(emailChanges.expiresAt, sql`now()`),
        ),
      )
      .returning()
    if (!change) throw unauthenticated(frameMessages.sessionExpired)

    const isFree = isFreeAddress(change.email, change.customerId)
    const [moved] = await tx
      .update(customers)
      .set({ email: change.email, emailConfirmedAt: sql`now()` })
      .where(and(eq(customers.id, change.customerId), isNull(customers.deletedAt), isFree))
      .returning({ id: customers.id })
    if (!moved) throw unauthenticated(frameMessages.sessionExpired)
    // Only the session that asked for the change stays: others may be an intruder's.
    const isOther = change.sessionHash === null ? undefined : ne(sessions.tokenHash, change.sessionHash)
    await tx.delete(sessions).where(and(eq(sessions.customerId, moved.id), isOther))
    // A password link in the old mailbox must no longer open the account.
    await tx.update(passwordResets).set({ expiresAt: sql`now()` }).where(eq(passwordResets.customerId, moved.id))
  })
  return { message: apiAccountsMessages.emailConfirmed }
}
