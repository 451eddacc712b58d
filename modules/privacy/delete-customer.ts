import type { Payload } from '#contract/call.ts'
import { conflict, forbidden } from '#contract/errors.ts'
import type { calls } from '#contract/privacy/calls.ts'
import { apiCustomersMessages } from '#messages/en-US/api/customers.ts'
import { apiStaffMessages } from '#messages/en-US/api/staff.ts'
import { recordAuditEvent } from '../audit/record-audit-event.ts'
import type { AdminContext } from '../context.ts'
import { lockCustomer } from '../customers/lock-customer.ts'
import { lockOwners } from '../staff/lock-owners.ts'
import { eraseCustomer } from './erase-customer.ts'

/**
 * Deletes an account at its owner's request, exactly as its owner would. Refuses staff until they lose the role, so
 * that no one who runs the shop is deleted by mistake.
 */
export async function deleteCustomer(ctx: AdminContext, { customerId }: Payload<typeof calls.deleteCustomer>) {
  if (customerId === ctx.caller.customerId) throw conflict(apiCustomersMessages.ownAccount)

  await ctx.db.transaction(async (tx) => {
    const owners = await lockOwners(tx)
    if (!owners.includes(ctx.caller.customerId)) throw forbidden()
    const { firstName, role } = await lockCustomer(tx, customerId)
    if (role) throw conflict(apiStaffMessages.isStaffStill(firstName))
    await eraseCustomer(ctx, tx, customerId, refusalMessage)
    await recordAuditEvent(ctx, tx, { action: 'customer.deleted', subjectKind: 'customer', subjectId: customerId })
  })
  return { message: apiCustomersMessages.deleted }
}

const refusalMessage = (orderNumber: string) => apiCustomersMessages.orderProcessing(orderNumber)
