import { and, eq, isNull } from 'drizzle-orm'
import type { Tx } from '#db/open-database.ts'
import { customers } from '#db/tables/customers.ts'

/**
 * Locks every admin until the transaction ends and returns their IDs, so that concurrent changes cannot remove the last
 * one. Call it before locking a customer: the other order could deadlock.
 */
export async function lockAdmins(tx: Tx): Promise<string[]> {
  const admins = await tx
    .select({ id: customers.id })
    .from(customers)
    .where(and(eq(customers.role, 'admin'), isNull(customers.deletedAt)))
    .orderBy(customers.id)
    .for('update')
  return admins.map(({ id }) => id)
}
