import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { Payload } from '#contract/call.ts'
import { conflict, invalid, notFound } from '#contract/errors.ts'
import type { calls } from '#contract/staff/calls.ts'
import { invitationDays } from '#contract/staff/invitation-days.ts'
import { isEmail, normalEmail } from '#contract/text.ts'
import { staffInvitations } from '#db/tables/accounts.ts'
import { customers } from '#db/tables/customers.ts'
import { apiStaffMessages } from '#messages/en-US/api/staff.ts'
import { rulesMessages } from '#messages/en-US/rules.ts'
import { recordAuditEvent } from '../audit/record-audit-event.ts'
import type { AdminContext } from '../context.ts'
import { queueEmail } from '../emails/queue-email.ts'
import { sentOrStored } from '../emails/sent-or-stored.ts'
import { hashToken, newToken } from '../sessions/session-token.ts'

/** Emails an invitation to join the staff. A second one for the address replaces the first, whose link stops working. */
export async function inviteStaff(ctx: AdminContext, { email: typed, role }: Payload<typeof calls.inviteStaff>) {
  const email = normalEmail(typed)
  if (!isEmail(email)) throw invalid(rulesMessages.invalidEmail)
  const token = newToken('invitation')
  const tokenHash = hashToken(token)

  await ctx.db.transaction(async (tx) => {
    const [member] = await tx
      .select({ role: customers.role })
      .from(customers)
      .where(and(eq(customers.email, email), isNotNull(customers.role)))
    if (member?.role) throw conflict(apiStaffMessages.hasRole(email, member.role))
    const terms = {
      role,
      tokenHash,
      invitedBy: ctx.caller.customerId,
      expiresAt: sql`now() + ${invitationDays} * interval '1 day'`,
    }
    const [made] = await tx
      .insert(staffInvitations)
      .values({ email, ...terms })
      .onConflictDoUpdate({ target: staffInvitations.email, set: { ...terms, createdAt: sql`now()` } })
      .returning({ id: staffInvitations.id })
    const [inviter] = await tx.select().from(customers).where(eq(customers.id, ctx.caller.customerId))
    await queueEmail(ctx, tx, {
      kind: 'staff-invitation',
      cause: `staff-invitation:${tokenHash}`,
      to: email,
      fields: { by: `${inviter?.firstName ?? ''} ${inviter?.lastName ?? ''}`.trim(), role, place: `/join/${token}` },
    })
    await recordAuditEvent(ctx, tx, {
      action: 'staff.invited',
      subjectKind: 'invitation',
      subjectId: made?.id ?? '',
      detail: { role },
    })
  })
  return { message: sentOrStored(ctx, apiStaffMessages.invited(email)) }
}

/** Withdraws an invitation: its link stops working. */
export async function withdrawInvitation(
  ctx: AdminContext,
  { invitationId }: Payload<typeof calls.withdrawInvitation>,
) {
  const email = await ctx.db.transaction(async (tx) => {
    const [gone] = await tx.delete(staffInvitations).where(eq(staffInvitations.id, invitationId)).returning()
    if (!gone) throw notFound(apiStaffMessages.noInvitation)
    await recordAuditEvent(ctx, tx, {
      action: 'staff.invitation-withdrawn',
      subjectKind: 'invitation',
      subjectId: gone.id,
      detail: { role: gone.role },
    })
    return gone.email
  })
  return { message: apiStaffMessages.withdrawn(email) }
}
