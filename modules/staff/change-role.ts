import { eq } from 'drizzle-orm'
import type { Payload } from '#contract/call.ts'
import { conflict, forbidden } from '#contract/errors.ts'
import type { calls } from '#contract/staff/calls.ts'
import { isAdminRole } from '#contract/staff/is-admin-role.ts'
import { customers } from '#db/tables/customers.ts'
import { apiCustomersMessages } from '#messages/en-US/api/customers.ts'
import { recordAuditEvent } from '../audit/record-audit-event.ts'
import type { AdminContext } from '../context.ts'
import { lockCustomer } from '../customers/lock-customer.ts'
import { lockAdmins } from './lock-admins.ts'

/** Grants or revokes the admin role. Admins cannot change their own role, so a shop always keeps at least one. */
export async function changeRole(ctx: AdminContext, { customerId, isAdmin }: Payload<typeof calls.changeRole>) {
  if (customerId === ctx.caller.customerId) throw conflict(apiCustomersMessages.ownRole)

  const name = await ctx.db.transaction(async (tx) => {
    const admins = await lockAdmins(tx)
    // Another admin may have revoked the caller's role a moment ago.
    if (!admins.includes(ctx.caller.customerId)) throw forbidden()
    const customer = await lockCustomer(tx, customerId)
    if (isAdminRole(customer.role) === isAdmin) {
      const { adminAlready, notAdmin } = apiCustomersMessages
      throw conflict(isAdmin ? adminAlready(customer.firstName) : notAdmin(customer.firstName))
    }

    await tx
      .update(customers)
      .set({ role: isAdmin ? 'admin' : null })
      .where(eq(customers.id, customerId))
    await recordAuditEvent(ctx, tx, {
      action: isAdmin ? 'customer.made-admin' : 'customer.made-customer',
      subjectKind: 'customer',
      subjectId: customerId,
    })
    return customer.firstName
  })
  return { message: isAdmin ? apiCustomersMessages.isAdmin(name) : apiCustomersMessages.isNoLongerAdmin(name) }
}
