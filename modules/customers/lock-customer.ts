import { and, eq, isNull } from 'drizzle-orm'
import { notFound } from '#contract/errors.ts'
import type { Tx } from '#db/open-database.ts'
import { customers } from '#db/tables/customers.ts'
import { apiCustomersMessages } from '#messages/en-US/api/customers.ts'

/** Locks a customer's row until the transaction ends. Refuses with 404 if missing or deleted. */
export async function lockCustomer(tx: Tx, customerId: string): Promise<typeof customers.$inferSelect> {
  const [found] = await tx
    .select()
    .from(customers)
    .where(and(eq(customers.id, customerId), isNull(customers.deletedAt)))
    .for('update')
  if (!found) throw notFound(apiCustomersMessages.notFound)
  return found
}
