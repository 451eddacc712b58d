import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Db, Tx } from '#db/open-database.ts'
import { customers } from '#db/tables/customers.ts'

/** The address for emails to the shop: that of its first owner; null if there is none. */
export async function findAccountEmail(db: Db | Tx): Promise<string | null> {
  const [owner] = await db
    .select({ email: customers.email })
    .from(customers)
    .where(and(eq(customers.role, 'owner'), isNull(customers.deletedAt)))
    .orderBy(asc(customers.createdAt))
    .limit(1)
  return owner?.email ?? null
}
