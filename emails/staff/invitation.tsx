import * as z from 'zod/mini'
import { invitationDays } from '#contract/staff/invitation-days.ts'
import { staffRoles } from '#contract/staff/roles.ts'
import { adminStaffMessages } from '#messages/en-US/admin/staff.ts'
import { Action, Layout, Small, Text } from '../layout.tsx'
import { Opening } from '../own-words/own-words.tsx'
import { template } from '../template.ts'

/** An invitation to join the staff. */
export const staffInvitation = template({
  fields: z.object({
    /** Who invites. */
    by: z.string(),
    role: z.enum(staffRoles),
    /** The path of the form, with its token. */
    place: z.string(),
  }),
  secrets: ['place'],
  subject: () => adminStaffMessages.invitationEmail.subject,
  body: ({ by, role, place }, shop) => {
    const said = adminStaffMessages.invitationEmail
    return (
      <Layout shop={shop} title={said.subject} preview={said.preview} reason={said.reason}>
        <Opening />
        <Text>{said.text(by, adminStaffMessages.aRole[role])}</Text>
        <Text>{adminStaffMessages.may[role]}</Text>
        <Action shop={shop} place={place}>
          {said.action}
        </Action>
        <Small>{said.validity(invitationDays)}</Small>
      </Layout>
    )
  },
})
