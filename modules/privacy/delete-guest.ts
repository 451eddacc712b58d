import type { AddressState } from '#contract/accounts/address-state.ts'
import type { Payload } from '#contract/call.ts'
import { forbidden } from '#contract/errors.ts'
import type { calls } from '#contract/privacy/calls.ts'
import type { Tx } from '#db/open-database.ts'
import { orders } from '#db/tables/orders.ts'
import { apiCustomersMessages } from '#messages/en-US/api/customers.ts'
import { recordAuditEvent } from '../audit/record-audit-event.ts'
import type { AdminContext } from '../context.ts'
import { forgetUser } from '../discounts/forget-user.ts'
import { addressKinds, deleteEmails } from '../emails/delete-emails.ts'
import { issueInvoices } from '../invoices/issue-invoices.ts'
import { forgetJobs } from '../jobs/forget-jobs.ts'
import { deleteMessages } from '../messages/delete-messages.ts'
import { deleteSubscriptions } from '../newsletter/delete-subscriptions.ts'
import { anonymizeOrders } from '../orders/anonymize-orders.ts'
import { ordersOf } from '../orders/orders-of.ts'
import { anonymizePendingOrders } from '../pending-orders/anonymize-pending-orders.ts'
import { anonymizeReturns } from '../returns/anonymize-returns.ts'
import { lockOwners } from '../staff/lock-owners.ts'
import { findGuest } from './find-guest.ts'
import { forgetSandboxBuyer } from './forget-sandbox-buyer.ts'

/**
 * Deletes what is stored about an address that ordered without an account: its orders remain as those of a deleted account
 * do. What belongs to someone's account with this address stays with the account; the newsletter and back-in-stock requests
 * are its own only once the address was confirmed.
 */
export async function deleteGuest(ctx: AdminContext, input: Payload<typeof calls.deleteGuest>) {
  await ctx.db.transaction(async (tx) => {
    const owners = await lockOwners(tx)
    if (!owners.includes(ctx.caller.customerId)) throw forbidden()
    const { email, orderId, address } = await findGuest(tx, input.email)
    await eraseGuest(ctx, tx, email, address)
    await recordAuditEvent(ctx, tx, { action: 'guest.deleted', subjectKind: 'guest', subjectId: orderId })
  })
  return { message: apiCustomersMessages.guestDeleted }
}

async function eraseGuest(ctx: AdminContext, tx: Tx, email: string, address: AddressState): Promise<void> {
  const guest = { guest: email }
  const placed = await tx.select({ id: orders.id, number: orders.number }).from(orders).where(ordersOf(guest))
  // An invoice that is issued later could no longer name its buyer.
  await issueInvoices(
    tx,
    placed.map(({ id }) => id),
  )
  await forgetSandboxBuyer(tx, guest, email)
  const orderIds = await anonymizeOrders(tx, guest, (number) => apiCustomersMessages.orderProcessing(number))
  const unpaid = await anonymizePendingOrders(tx, guest, orderIds)
  await forgetUser(tx, guest)
  await anonymizeReturns(tx, orderIds)
  const messageIds = await deleteMessages(tx, guest)
  const orderNumbers = [...placed.map(({ number }) => number), ...unpaid]
  await deleteEmails(tx, { ...emailsOf(email, address), orderIds, orderNumbers, messageIds })
  if (address === 'confirmed') return
  await deleteSubscriptions(ctx, tx, email)
  await forgetJobs(tx, email)
}

/** Which emails to the address go, whatever they are about. */
function emailsOf(email: string, address: AddressState) {
  if (address === 'confirmed') return {}
  return { to: email, kinds: address === 'unused' ? undefined : addressKinds }
}
