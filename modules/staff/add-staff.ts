import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { conflict } from '#contract/errors.ts'
import type { StaffRole } from '#contract/staff/roles.ts'
import type { Db, Tx } from '#db/open-database.ts'
import { customers } from '#db/tables/customers.ts'
import { apiStaffMessages } from '#messages/en-US/api/staff.ts'
import { hashPassword } from '../accounts/password.ts'
import { recordAuditEvent } from '../audit/record-audit-event.ts'
import { checkNewAdmin } from './check-new-admin.ts'
import { giveRole, isUnproven } from './give-role.ts'
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
  /** False if an existing account got the role; it keeps its name. */
  isNew: boolean
  /** True if the password of an existing account was replaced by the given one, as nobody had confirmed its address. */
  isTakenOver: boolean
  /** The generated password, to be shown once. */
  password: string | null
}

/**
 * Creates an account with a role, by default that of an owner, or gives it to an existing one. Refuses with 409 an account
 * that has the role already, to make the last owner anything else, and, without a password, an account whose address nobody
 * has confirmed: it may be a stranger's.
 */
export async function addStaff(db: Db, { role = 'owner', ...typed }: NewMember): Promise<AddedMember> {
  const email = await checkNewAdmin(typed.email, typed.password)
  const password = typed.password ?? randomBytes(12).toString('base64url')
  const isPasswordGenerated = typed.password === null
  const given = { role, passwordHash: await hashPassword(password), isPasswordGenerated }
  const country = await homeCountry(db)

  return db.transaction(async (tx) => {
    const known = await findKnown(tx, email, role)
    if (known && isPasswordGenerated && isUnproven(known)) throw conflict(apiStaffMessages.unconfirmed(known.email))
    const isTakenOver = known ? await giveRole(tx, known, given) : false
    const member = known ?? (await create(tx, { email, ...nameOf(typed.name ?? localPart(email)), country, ...given }))
    const isNew = known === undefined
    await recordAuditEvent({ caller: null }, tx, {
      action: 'staff.role-changed',
      subjectKind: 'customer',
      subjectId: member.id,
      detail: { isNew, role },
    })
    return { email: member.email, role, isNew, isTakenOver, password: isNew && isPasswordGenerated ? password : null }
  })
}

/** The account of an address, locked, if there is one and it may get the role. */
async function findKnown(tx: Tx, email: string, role: StaffRole) {
  const owners = await lockOwners(tx)
  const [known] = await tx.select().from(customers).where(eq(customers.email, email)).for('update')
  if (known?.role === role) throw conflict(apiStaffMessages.hasRole(email, role))
  const isLast = owners.length === 1 && owners[0] === known?.id
  if (isLast) throw conflict(apiStaffMessages.lastOwner(email))
  return known
}

async function create(tx: Tx, account: typeof customers.$inferInsert) {
  const [made] = await tx.insert(customers).values(account).onConflictDoNothing({ target: customers.email }).returning()
  // Someone signed up with the address at this very moment.
  if (!made) throw conflict(apiStaffMessages.unconfirmed(account.email))
  return made
}

const localPart = (email: string) => email.slice(0, email.lastIndexOf('@'))

/** The last word is the last name; one word is a first name alone. */
function nameOf(name: string): { firstName: string; lastName: string } {
  const words = name.trim().split(/\s+/)
  const lastName = words.length > 1 ? (words.pop() ?? '') : ''
  return { firstName: words.join(' '), lastName }
}
