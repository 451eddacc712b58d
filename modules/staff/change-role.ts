import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Payload } from '#contract/call.ts'
import { conflict, forbidden } from '#contract/errors.ts'
import type { calls } from '#contract/staff/calls.ts'
import { customers } from '#db/tables/customers.ts'
import { sessions } from '#db/tables/sessions.ts'
import { apiStaffMessages } from '#messages/en-US/api/staff.ts'
import { recordAuditEvent } from '../audit/record-audit-event.ts'
import type { AdminContext } from '../context.ts'
import { lockCustomer } from '../customers/lock-customer.ts'
import { queueEmail } from '../emails/queue-email.ts'
import { dropSecondFactor } from '../second-factor/drop-second-factor.ts'
import { isUnproven } from './give-role.ts'
import { lockOwners } from './lock-owners.ts'

/**
 * Gives a role, or removes it and ends all sessions. Owners cannot change their own, so a shop always keeps at least one.
 * Refuses with 409 a customer who has not confirmed the email address: an invitation proves who owns it.
 */
export async function changeRole(ctx: AdminContext, { customerId, role }: Payload<typeof calls.changeRole>) {
  if (customerId === ctx.caller.customerId) throw conflict(apiStaffMessages.ownRole)

  const name = await ctx.db.transaction(async (tx) => {
    const owners = await lockOwners(tx)
    // Another owner may have taken the caller's role a moment ago.
    if (!owners.includes(ctx.caller.customerId)) throw forbidden()
    const customer = await lockCustomer(tx, customerId)
    const { firstName } = customer
    if (customer.role === role) {
      throw conflict(role ? apiStaffMessages.hasRole(firstName, role) : apiStaffMessages.noStaff(firstName))
    }
    if (role && isUnproven(customer)) throw conflict(apiStaffMessages.inviteInstead(firstName))

    await tx.update(customers).set({ role }).where(eq(customers.id, customerId))
    if (!role) {
      await tx.delete(sessions).where(eq(sessions.customerId, customerId))
      await dropSecondFactor(tx, customerId)
    }
    await recordAuditEvent(ctx, tx, {
      action: role ? 'staff.role-changed' : 'staff.removed',
      subjectKind: 'customer',
      subjectId: customerId,
      detail: { role, before: customer.role },
    })
    await queueEmail(ctx, tx, {
      kind: 'staff-role',
      cause: `staff-role:${customerId}:${randomUUID()}`,
      to: customer.email,
      fields: { firstName, role },
    })
    return firstName
  })
  return { message: role ? apiStaffMessages.nowHasRole(name, role) : apiStaffMessages.isNoLongerStaff(name) }
}
