import { eq } from 'drizzle-orm'
import type { StaffRole } from '#contract/staff/roles.ts'
import type { Tx } from '#db/open-database.ts'
import { customers } from '#db/tables/customers.ts'
import { endAccess } from '../accounts/end-access.ts'

type Customer = typeof customers.$inferSelect

/**
 * Whether an account may be of someone else than the owner of its email address: no link sent there was opened, and it is not
 * on the staff yet.
 */
export function isUnproven({ role, emailConfirmedAt }: Pick<Customer, 'role' | 'emailConfirmedAt'>): boolean {
  return role === null && emailConfirmedAt === null
}

interface Given extends Pick<Customer, 'passwordHash' | 'isPasswordGenerated'> {
  role: StaffRole
}

/**
 * Gives an account, which must be locked, a role. An unproven one gets the password, too, and whatever else opens it ends;
 * returns whether that was so.
 */
export async function giveRole(tx: Tx, account: Customer, { role, ...password }: Given): Promise<boolean> {
  const isTakenOver = isUnproven(account)
  await tx
    .update(customers)
    .set({ role, ...(isTakenOver && password) })
    .where(eq(customers.id, account.id))
  if (isTakenOver) await endAccess(tx, account.id)
  return isTakenOver
}
