import { eq } from 'drizzle-orm'
import { conflict, notFound } from '#contract/errors.ts'
import { normalEmail } from '#contract/text.ts'
import type { Db } from '#db/open-database.ts'
import { customers } from '#db/tables/customers.ts'
import { apiCustomersMessages } from '#messages/en-US/api/customers.ts'
import { recordAuditEvent } from '../audit/record-audit-event.ts'
import { lockAdmins } from './lock-admins.ts'

/**
 * Revokes the admin role of an account, which stays as a customer's. Refuses an address that is no admin's (404) and the
 * last admin (409).
 */
export async function removeAdmin(db: Db, typed: string): Promise<void> {
  const email = normalEmail(typed)
  await db.transaction(async (tx) => {
    const admins = await lockAdmins(tx)
    const [found] = await tx.select({ id: customers.id }).from(customers).where(eq(customers.email, email))
    if (!found || !admins.includes(found.id)) throw notFound(apiCustomersMessages.notAdmin(email))
    if (admins.length === 1) throw conflict(apiCustomersMessages.lastAdmin(email))
    await tx.update(customers).set({ role: null }).where(eq(customers.id, found.id))
    await recordAuditEvent({ caller: null }, tx, {
      action: 'customer.made-customer',
      subjectKind: 'customer',
      subjectId: found.id,
    })
  })
}
