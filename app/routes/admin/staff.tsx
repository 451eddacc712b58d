import { useRevalidator } from 'react-router'
import { AdminHeading } from '#app/admin/admin-heading.tsx'
import { Section } from '#app/admin/section.tsx'
import { InvitationRow } from '#app/admin/staff/invitation-row.tsx'
import { InviteForm } from '#app/admin/staff/invite-form.tsx'
import { MemberRow } from '#app/admin/staff/member-row.tsx'
import { apiContext } from '#app/api-context.ts'
import { NeedsScript } from '#app/checkout/needs-script.tsx'
import { invitationDays } from '#contract/staff/invitation-days.ts'
import { staffRoles } from '#contract/staff/roles.ts'
import { adminFrameMessages } from '#messages/en-US/admin/frame.ts'
import { adminStaffMessages as said } from '#messages/en-US/admin/staff.ts'
import type { Route } from './+types/staff.ts'

export async function loader({ context }: Route.LoaderArgs) {
  return context.get(apiContext).staff.listStaff({})
}

/** Who works in the shop and who is invited, with their roles. */
export default function StaffScreen({ loaderData: { staff, invitations } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  return (
    <>
      <AdminHeading lead={said.lead}>{adminFrameMessages.pages.staff}</AdminHeading>
      <NeedsScript />
      <div className="grid gap-x-16 gap-y-12 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="min-w-0 space-y-12">
          <Section title={said.members(staff.length)}>
            <ul className="divide-y divide-line border-y border-line">
              {staff.map((member) => (
                <MemberRow key={`${member.customerId} ${member.role}`} member={member} onChanged={revalidate} />
              ))}
            </ul>
          </Section>
          <Section title={said.invitations}>
            {invitations.length === 0 ? (
              <p className="border-y border-line py-4">{said.noInvitations}</p>
            ) : (
              <ul className="divide-y divide-line border-y border-line">
                {invitations.map((invitation) => (
                  <InvitationRow key={invitation.invitationId} invitation={invitation} onChanged={revalidate} />
                ))}
              </ul>
            )}
          </Section>
        </div>
        <div className="space-y-12">
          <Section title={said.inviteTitle}>
            <p className="mb-5 text-small text-ink-soft">{said.inviteLead(invitationDays)}</p>
            <InviteForm onInvited={revalidate} />
          </Section>
          <Section title={said.rolesTitle}>
            <ul className="space-y-3 text-small">
              {staffRoles.map((role) => (
                <li key={role}>{said.may[role]}</li>
              ))}
            </ul>
          </Section>
        </div>
      </div>
    </>
  )
}
