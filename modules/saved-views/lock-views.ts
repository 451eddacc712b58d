import { eq } from 'drizzle-orm'
import type { Tx } from '#db/open-database.ts'
import { customers } from '#db/tables/customers.ts'

/** Until the transaction ends, nobody else saves or renames views of this member of the staff: names and their number hold. */
export async function lockViews(tx: Tx, customerId: string): Promise<void> {
  await tx.select({ id: customers.id }).from(customers).where(eq(customers.id, customerId)).for('no key update')
}
