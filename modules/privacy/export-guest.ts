import type { Payload } from '#contract/call.ts'
import type { calls } from '#contract/privacy/calls.ts'
import { apiCustomersMessages } from '#messages/en-US/api/customers.ts'
import { recordAuditEvent } from '../audit/record-audit-event.ts'
import type { AdminContext } from '../context.ts'
import { collectGuestData } from './collect-data.ts'
import { findGuest } from './find-guest.ts'

/** Everything the shop stores about an address that ordered without an account, for an owner who was asked for it. */
export async function exportGuest(ctx: AdminContext, input: Payload<typeof calls.exportGuest>) {
  const { email, orderId, address } = await findGuest(ctx.db, input.email)
  const guestData = await collectGuestData(ctx.db, email, address === 'confirmed')
  // The latest order stands for the guest: an audit event names no address.
  await ctx.db.transaction((tx) =>
    recordAuditEvent(ctx, tx, { action: 'guest.exported', subjectKind: 'guest', subjectId: orderId }),
  )
  return { message: apiCustomersMessages.theirData(email), guestData }
}
