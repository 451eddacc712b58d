import { eq } from 'drizzle-orm'
import { conflict, notFound } from '#contract/errors.ts'
import { normalEmail } from '#contract/text.ts'
import type { Db } from '#db/open-database.ts'
import { customers } from '#db/tables/customers.ts'
import { apiStaffMessages } from '#messages/en-US/api/staff.ts'
import { recordAuditEvent } from '../audit/record-audit-event.ts'
import { lockOwners } from './lock-owners.ts'

/**
 * Revokes the admin role of an account, which stays as a customer's. Refuses an address that is no admin's (404) and the
 * last admin (409).
 */
export async function removeAdmin(db: Db, typed: string): Promise<void> {
  const email = normalEmail(typed)
  await db.transaction(async (tx) => {
    const owners = await lockOwners(tx)
    const [found] = await tx.select({ id: customers.id }).from(customers).where(eq(customers.email, email))
    if (!found || !owners.includes(found.id)) throw notFound(apiStaffMessages.noStaff(email))
    if (owners.length === 1) throw conflict(apiStaffMessages.lastOwner(email))
    await tx.update(customers).set({ role: null }).where(eq(customers.id, found.id))
    await recordAuditEvent({ caller: null }, tx, {
      action: 'staff.removed',
      subjectKind: 'customer',
      subjectId: found.id,
    })
  })
}
