import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { conflict } from '#contract/errors.ts'
import type { Db } from '#db/open-database.ts'
import { customers } from '#db/tables/customers.ts'
import { apiStaffMessages } from '#messages/en-US/api/staff.ts'
import { hashPassword } from '../accounts/password.ts'
import { recordAuditEvent } from '../audit/record-audit-event.ts'
import { checkNewAdmin } from './check-new-admin.ts'
import { homeCountry } from './home-country.ts'

interface NewAdmin {
  email: string
  /** The full name; the part of the email address before the @ by default. */
  name?: string | undefined
  password: string | null
}

export interface AddedAdmin {
  email: string
  /** False if an existing account was made an admin; it keeps its name and password. */
  isNew: boolean
  /** The generated password, to be shown once. */
  password: string | null
}

/**
 * Creates an admin account or grants an existing one the role. Refuses with 409 an account that is an admin already.
 */
export async function addAdmin(db: Db, typed: NewAdmin): Promise<AddedAdmin> {
  const email = await checkNewAdmin(typed.email, typed.password)
  const password = typed.password ?? randomBytes(12).toString('base64url')
  const passwordHash = await hashPassword(password)
  const name = nameOf(typed.name ?? email.slice(0, email.lastIndexOf('@')))

  const country = await homeCountry(db)

  return db.transaction(async (tx) => {
    const [made] = await tx
      .insert(customers)
      .values({ email, ...name, country, passwordHash, role: 'owner' })
      .onConflictDoUpdate({
        target: customers.email,
        set: { role: sql`'owner'` },
        setWhere: sql`${customers.role} is distinct from 'owner'`,
      })
      .returning({ id: customers.id, email: customers.email, isNew: sql<boolean>`xmax = 0` })
    if (!made) throw conflict(apiStaffMessages.hasRole(email, 'owner'))
    const { id, isNew } = made
    await recordAuditEvent({ caller: null }, tx, {
      action: 'staff.role-changed',
      subjectKind: 'customer',
      subjectId: id,
      detail: { isNew, role: 'owner' },
    })
    return { email: made.email, isNew, password: isNew && typed.password === null ? password : null }
  })
}

/** The last word is the last name; one word is a first name alone. */
function nameOf(name: string): { firstName: string; lastName: string } {
  const words = name.trim().split(/\s+/)
  const lastName = words.length > 1 ? (words.pop() ?? '') : ''
  return { firstName: words.join(' '), lastName }
}
