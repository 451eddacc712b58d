import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { maxPasswordLength, minPasswordLength } from '#contract/accounts/limits.ts'
import { conflict, invalid } from '#contract/errors.ts'
import { isEmail, normalEmail } from '#contract/text.ts'
import type { Db } from '#db/open-database.ts'
import { customers } from '#db/tables/customers.ts'
import { apiAccountsMessages } from '#messages/en-US/api/accounts.ts'
import { apiCustomersMessages } from '#messages/en-US/api/customers.ts'
import { rulesMessages } from '#messages/en-US/rules.ts'
import { isCommonPassword } from '../accounts/common-password.ts'
import { hashPassword } from '../accounts/password.ts'
import { recordAuditEvent } from '../audit/record-audit-event.ts'

export interface AddedAdmin {
  email: string
  /** False if an existing account was made an admin; it keeps its password. */
  isNew: boolean
  /** The generated password, to be shown once. */
  password: string | null
}

/**
 * Creates an admin account or grants an existing one the role. Refuses with 409 an account that is an admin already.
 */
export async function addAdmin(db: Db, typed: string, givenPassword: string | null): Promise<AddedAdmin> {
  const email = normalEmail(typed)
  if (!isEmail(email)) throw invalid(rulesMessages.invalidEmail)
  if (givenPassword !== null) await checkPassword(givenPassword)
  const password = givenPassword ?? randomBytes(12).toString('base64url')
  const passwordHash = await hashPassword(password)

  return db.transaction(async (tx) => {
    const [made] = await tx
      .insert(customers)
      .values({ email, firstName: 'Shop', lastName: 'Owner', country: 'United States', passwordHash, role: 'admin' })
      .onConflictDoUpdate({
        target: customers.email,
        set: { role: sql`'admin'` },
        setWhere: sql`${customers.role} is null`,
      })
      .returning({ id: customers.id, email: customers.email, isNew: sql<boolean>`xmax = 0` })
    if (!made) throw conflict(apiCustomersMessages.adminAlready(email))
    const { id, isNew } = made
    await recordAuditEvent({ caller: null }, tx, {
      action: 'customer.made-admin',
      subjectKind: 'customer',
      subjectId: id,
      detail: { isNew },
    })
    return { email: made.email, isNew, password: isNew && !givenPassword ? password : null }
  })
}

async function checkPassword(given: string): Promise<void> {
  if (given.length < minPasswordLength || given.length > maxPasswordLength) throw invalid(rulesMessages.passwordShort)
  if (await isCommonPassword(given)) throw invalid(apiAccountsMessages.commonPassword)
}
