import { eq } from 'drizzle-orm'
import { conflict, notFound } from '#contract/errors.ts'
import { normalEmail } from '#contract/text.ts'
import type { Db } from '#db/open-database.ts'
import { customers } from '#db/tables/customers.ts'
import { sessions } from '#db/tables/sessions.ts'
import { apiStaffMessages } from '#messages/en-US/api/staff.ts'
import { recordAuditEvent } from '../audit/record-audit-event.ts'
import { dropSecondFactor } from '../second-factor/drop-second-factor.ts'
import { lockOwners } from './lock-owners.ts'

/**
 * Takes the role from an account, which stays as a customer's, and ends its sessions. Refuses an address that is not of the
 * staff (404) and the last owner (409).
 */
export async function removeStaff(db: Db, typed: string): Promise<void> {
  const email = normalEmail(typed)
  await db.transaction(async (tx) => {
    const owners = await lockOwners(tx)
    const [found] = await tx.select().from(customers).where(eq(customers.email, email)).for('update')
    if (!found?.role) throw notFound(apiStaffMessages.noStaff(email))
    if (owners.length === 1 && owners[0] === found.id) throw conflict(apiStaffMessages.lastOwner(email))
    await tx.update(customers).set({ role: null }).where(eq(customers.id, found.id))
    await tx.delete(sessions).where(eq(sessions.customerId, found.id))
    await dropSecondFactor(tx, found.id)
    await recordAuditEvent({ caller: null }, tx, {
      action: 'staff.removed',
      subjectKind: 'customer',
      subjectId: found.id,
    })
  })
}
