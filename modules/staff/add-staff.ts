import { randomBytes } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { conflict } from '#contract/errors.ts'
import type { StaffRole } from '#contract/staff/roles.ts'
import type { Db, Tx } from '#db/open-database.ts'
import { customers } from '#db/tables/customers.ts'
import { apiStaffMessages } from '#messages/en-US/api/staff.ts'
import { hashPassword } from '../accounts/password.ts'
import { recordAuditEvent } from '../audit/record-audit-event.ts'
import { checkNewAdmin } from './check-new-admin.ts'
import { homeCountry } from './home-country.ts'
import { lockOwners } from './lock-owners.ts'

interface NewMember {
  email: string
  /** The full name; the part of the email address before the @ by default. */
  name?: string | undefined
  password: string | null
  role?: StaffRole | undefined
}

export interface AddedMember {
  email: string
  role: StaffRole
  /** False if an existing account got the role; it keeps its name and password. */
  isNew: boolean
  /** The generated password, to be shown once. */
  password: string | null
}

/**
 * Creates an account with a role, by default that of an owner, or gives it to an existing one. Refuses with 409 an account
 * that has the role already, and to make the last owner anything else.
 */
export async function addStaff(db: Db, { role = 'owner', ...typed }: NewMember): Promise<AddedMember> {
  const email = await checkNewAdmin(typed.email, typed.password)
  const password = typed.password ?? randomBytes(12).toString('base64url')
  const passwordHash = await hashPassword(password)
  const name = nameOf(typed.name ?? email.slice(0, email.lastIndexOf('@')))
  const country = await homeCountry(db)

  return db.transaction(async (tx) => {
    await keepAnOwner(tx, email, role)
    const [made] = await tx
      .insert(customers)
      .values({ email, ...name, country, passwordHash, isPasswordGenerated: typed.password === null, role })
      .onConflictDoUpdate({
        target: customers.email,
        set: { role },
        setWhere: sql`${customers.role} is distinct from ${role}`,
      })
      .returning({ id: customers.id, email: customers.email, isNew: sql<boolean>`xmax = 0` })
    if (!made) throw conflict(apiStaffMessages.hasRole(email, role))
    const { id, isNew } = made
    await recordAuditEvent({ caller: null }, tx, {
      action: 'staff.role-changed',
      subjectKind: 'customer',
      subjectId: id,
      detail: { isNew, role },
    })
    return { email: made.email, role, isNew, password: isNew && typed.password === null ? password : null }
  })
}

async function keepAnOwner(tx: Tx, email: string, role: StaffRole): Promise<void> {
  const owners = await lockOwners(tx)
  const [found] = await tx.select({ id: customers.id }).from(customers).where(eq(customers.email, email))
  const isLast = owners.length === 1 && owners[0] === found?.id
  if (isLast && role !== 'owner') throw conflict(apiStaffMessages.lastOwner(email))
}

/** The last word is the last name; one word is a first name alone. */
function nameOf(name: string): { firstName: string; lastName: string } {
  const words = name.trim().split(/\s+/)
  const lastName = words.length > 1 ? (words.pop() ?? '') : ''
  return { firstName: words.join(' '), lastName }
}
