import { randomBytes } from 'node:crypto'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '#db/open-database.ts'
import { customers } from '#db/tables/customers.ts'
import { hashPassword } from '../accounts/password.ts'
import { checkNewAdmin } from './check-new-admin.ts'
import { homeCountry } from './home-country.ts'

/** Whether the shop has an owner. */
export async function hasAdmin(db: Db): Promise<boolean> {
  const [known] = await db
    .select({ id: customers.id })
    .from(customers)
    .where(and(eq(customers.role, 'owner'), isNull(customers.deletedAt)))
    .limit(1)
  return known !== undefined
}

/**
 * Makes sure that a new shop has an admin. Returns the generated password, to be shown once; null if there is an admin
 * already or the password was given.
 */
export async function createFirstAdmin(db: Db, typed: string, givenPassword: string | null): Promise<string | null> {
  if (await hasAdmin(db)) return null
  const email = await checkNewAdmin(typed, givenPassword)
  const password = givenPassword ?? randomBytes(9).toString('base64url')
  const [made] = await db
    .insert(customers)
    .values({
      email,
      firstName: 'Shop',
      lastName: 'Owner',
      country: await homeCountry(db),
      passwordHash: await hashPassword(password),
      isPasswordGenerated: givenPassword === null,
      role: 'owner',
    })
    .onConflictDoUpdate({ target: customers.email, set: { role: sql`'owner'` } })
    .returning({ isNew: sql<boolean>`xmax = 0` })
  return made?.isNew && !givenPassword ? password : null
}
