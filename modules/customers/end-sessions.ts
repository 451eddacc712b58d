import { and, eq, ne } from 'drizzle-orm'
import type { Payload } from '#contract/call.ts'
import type { calls } from '#contract/customers/calls.ts'
import { sessions } from '#db/tables/sessions.ts'
import { apiCustomersMessages } from '#messages/en-US/api/customers.ts'
import { recordAuditEvent } from '../audit/record-audit-event.ts'
import type { AdminContext } from '../context.ts'
import { lockCustomer } from './lock-customer.ts'
import { refuseStaffAccount } from './refuse-staff-account.ts'

/** Ends all sessions of a customer; an admin's own current session stays. */
export async function endSessions(ctx: AdminContext, { customerId }: Payload<typeof calls.endSessions>) {
  const isOwn = customerId === ctx.caller.customerId
  const name = await ctx.db.transaction(async (tx) => {
    const customer = await lockCustomer(tx, customerId)
    refuseStaffAccount(ctx, customer)
    const exceptCurrent = isOwn ? ne(sessions.tokenHash, ctx.caller.sessionHash) : undefined
    await tx.delete(sessions).where(and(eq(sessions.customerId, customerId), exceptCurrent))
    await recordAuditEvent(ctx, tx, { action: 'customer.logged-out', subjectKind: 'customer', subjectId: customerId })
    return customer.firstName
  })
  return { message: isOwn ? apiCustomersMessages.loggedOutElsewhere : apiCustomersMessages.loggedOut(name) }
}
