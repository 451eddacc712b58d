import { and, asc, eq, isNotNull, isNull, max, sql } from 'drizzle-orm'
import type { StaffInvitation, StaffMember } from '#contract/staff/calls.ts'
import { type StaffRole, staffRoles } from '#contract/staff/roles.ts'
import type { Db } from '#db/open-database.ts'
import { staffInvitations } from '#db/tables/accounts.ts'
import { customers } from '#db/tables/customers.ts'
import { sessions } from '#db/tables/sessions.ts'
import { staffName } from '../audit/staff-name.ts'
import type { AdminContext } from '../context.ts'
import { hasSecondFactor } from '../has-second-factor.ts'

/** Who works in the shop, owners first, and who is invited. */
export async function listStaff({ db, caller }: AdminContext) {
  const members = await listMembers(db)
  return {
    staff: members.map((each): StaffMember => ({ ...each, isYou: each.customerId === caller.customerId })),
    invitations: await listInvitations(db),
  }
}

/** The staff of the shop by role and email address. */
export async function listMembers(db: Db): Promise<Omit<StaffMember, 'isYou'>[]> {
  const rows = await db
    .select({
      customerId: customers.id,
      name: sql<string>`trim(${customers.firstName} || ' ' || ${customers.lastName})`,
      email: customers.email,
      role: customers.role,
      lastSeenAt: max(sessions.lastSeenAt),
      hasSecondFactor: hasSecondFactor(customers.id),
    })
    .from(customers)
    .leftJoin(sessions, eq(sessions.customerId, customers.id))
    .where(and(isNotNull(customers.role), isNull(customers.deletedAt)))
    .groupBy(customers.id)
    .orderBy(asc(customers.email))
  const known = rows.flatMap(({ role, lastSeenAt, ...each }) =>
    role ? [{ ...each, role, lastSeenAt: lastSeenAt?.toISOString() ?? null }] : [],
  )
  return known.sort((one, other) => rank(one.role) - rank(other.role))
}

const rank = (role: StaffRole) => staffRoles.indexOf(role)

async function listInvitations(db: Db): Promise<StaffInvitation[]> {
  const rows = await db
    .select({
      invitationId: staffInvitations.id,
      email: staffInvitations.email,
      role: staffInvitations.role,
      by: sql<string | null>`${staffName}`,
      expiresAt: staffInvitations.expiresAt,
      isExpired: sql<boolean>`${staffInvitations.expiresAt} <= now()`,
    })
    .from(staffInvitations)
    .leftJoin(customers, eq(customers.id, staffInvitations.invitedBy))
    .orderBy(asc(staffInvitations.email))
  return rows.map(({ expiresAt, ...row }) => ({ ...row, expiresAt: expiresAt.toISOString() }))
}
