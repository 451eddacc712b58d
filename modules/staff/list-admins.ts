import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '#db/open-database.ts'
import { customers } from '#db/tables/customers.ts'

/** The admins of the shop by email address. */
export async function listAdmins(db: Db): Promise<{ email: string; name: string; since: string }[]> {
  const rows = await db
    .select()
    .from(customers)
    .where(and(eq(customers.role, 'owner'), isNull(customers.deletedAt)))
    .orderBy(customers.email)
  return rows.map(({ email, firstName, lastName, createdAt }) => ({
    email,
    name: `${firstName} ${lastName}`.trim(),
    since: createdAt.toISOString(),
  }))
}
