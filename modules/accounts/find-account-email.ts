import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Db, Tx } from '#db/open-database.ts'
import { customers } from '#db/tables/customers.ts'

/** Where emails to the shop itself go: the address of its first admin; null while it has none. */
export async function findAccountEmail(db: Db | Tx): Promise<string | null> {
  const [owner] = await db
    .select({ email: customers.email })
    .from(customers)
    .where(and(eq(customers.role, 'admin'), isNull(customers.deletedAt)))
    .orderBy(asc(customers.createdAt))
    .limit(1)
  return owner?.email ?? null
}
