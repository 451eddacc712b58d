import { and, eq, isNull } from 'drizzle-orm'
import type { Tx } from '#db/open-database.ts'
import { customers } from '#db/tables/customers.ts'

/**
 * Locks every owner until the transaction ends and returns their IDs, so that concurrent changes cannot remove the last
 * one. Call it before locking a customer: the other order could deadlock.
 */
export async function lockOwners(tx: Tx): Promise<string[]> {
  const owners = await tx
    .select({ id: customers.id })
    .from(customers)
    .where(and(eq(customers.role, 'owner'), isNull(customers.deletedAt)))
    .orderBy(customers.id)
    .for('update')
  return owners.map(({ id }) => id)
}
