import { randomBytes } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { normalEmail } from '#contract/text.ts'
import type { Db } from '#db/open-database.ts'
import { customers } from '#db/tables/customers.ts'
import { hashPassword } from '../accounts/password.ts'

/**
 * Makes sure that a new shop has an admin. Returns the generated password, to be shown once; null if there is an admin
 * already or the password was given.
 */
export async function createFirstAdmin(db: Db, email: string, givenPassword: string | null): Promise<string | null> {
  const [known] = await db.select({ id: customers.id }).from(customers).where(eq(customers.role, 'admin')).limit(1)
  if (known) return null
  const password = givenPassword ?? randomBytes(9).toString('base64url')
  const [made] = await db
    .insert(customers)
    .values({
      email: normalEmail(email),
      firstName: 'Shop',
      lastName: 'Owner',
      country: 'United States',
      passwordHash: await hashPassword(password),
      role: 'admin',
    })
    .onConflictDoUpdate({ target: customers.email, set: { role: sql`'admin'` } })
    .returning({ isNew: sql<boolean>`xmax = 0` })
  return made?.isNew && !givenPassword ? password : null
}
