import { and, eq, isNull } from 'drizzle-orm'
import type { Tx } from '#db/open-database.ts'
import { customers } from '#db/tables/customers.ts'

/**
 * Locks every admin until the transaction ends and returns their ids, so that two who leave, or take the role from each
 * other, at once look after each other. To be called before a customer is locked, as they could wait in a circle.
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
