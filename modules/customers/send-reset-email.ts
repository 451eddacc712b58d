import type { Payload } from '#contract/call.ts'
import type { calls } from '#contract/customers/calls.ts'
import { tooMany } from '#contract/errors.ts'
import { apiCustomersMessages } from '#messages/en-US/api/customers.ts'
import { queueResetLink } from '../accounts/queue-reset-link.ts'
import { recordAuditEvent } from '../audit/record-audit-event.ts'
import type { AdminContext } from '../context.ts'
import { sentOrStored } from '../emails/sent-or-stored.ts'
import { lockCustomer } from './lock-customer.ts'
import { refuseStaffAccount } from './refuse-staff-account.ts'

/** Emails a customer a password link. */
export async function sendResetEmail(ctx: AdminContext, { customerId }: Payload<typeof calls.sendResetEmail>) {
  const email = await ctx.db.transaction(async (tx) => {
    const customer = await lockCustomer(tx, customerId)
    refuseStaffAccount(ctx, customer)
    if (!(await queueResetLink(ctx, tx, customer))) throw tooMany(apiCustomersMessages.tooManyLinks)
    await recordAuditEvent(ctx, tx, {
      action: 'customer.reset-emailed',
      subjectKind: 'customer',
      subjectId: customerId,
    })
    return customer.email
  })
  return { message: sentOrStored(ctx, apiCustomersMessages.linkSent(email)) }
}
