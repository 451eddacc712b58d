import { randomBytes } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '#db/open-database.ts'
import { customers } from '#db/tables/customers.ts'
import { hashPassword } from '../accounts/password.ts'
import { checkNewAdmin } from './check-new-admin.ts'
import { giveRole } from './give-role.ts'
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
 * Makes sure that a new shop has an admin. An account of the address keeps its password only if the address was confirmed.
 * Returns the generated password, to be shown once; null if there is an admin already, the password was given, or the
 * account keeps its own.
 */
export async function createFirstAdmin(db: Db, typed: string, givenPassword: string | null): Promise<string | null> {
  if (await hasAdmin(db)) return null
  const email = await checkNewAdmin(typed, givenPassword)
  const password = givenPassword ?? randomBytes(9).toString('base64url')
  const country = await homeCountry(db)
  const given = {
    role: 'owner' as const,
    passwordHash: await hashPassword(password),
    isPasswordGenerated: givenPassword === null,
  }

  const isSet = await db.transaction(async (tx) => {
    const [made] = await tx
      .insert(customers)
      .values({ email, firstName: 'Shop', lastName: 'Owner', country, ...given })
      .onConflictDoNothing({ target: customers.email })
      .returning({ id: customers.id })
    if (made) return true
    const [known] = await tx.select().from(customers).where(eq(customers.email, email)).for('update')
    return known ? giveRole(tx, known, given) : false
  })
  return isSet && givenPassword === null ? password : null
}
