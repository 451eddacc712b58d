import * as z from 'zod/mini'
import { staffRoles } from '#contract/staff/roles.ts'
import { adminStaffMessages } from '#messages/en-US/admin/staff.ts'
import { Action, Layout, Text } from '../layout.tsx'
import { Opening } from '../own-words/own-words.tsx'
import { template } from '../template.ts'

/** Tells members of the staff that their role was changed or removed. */
export const staffRole = template({
  fields: z.object({ firstName: z.string(), role: z.nullable(z.enum(staffRoles)) }),
  subject: () => adminStaffMessages.roleEmail.subject,
  body: ({ firstName, role }, shop) => {
    const said = adminStaffMessages.roleEmail
    return (
      <Layout shop={shop} title={said.subject} preview={said.preview} reason={said.reason}>
        <Opening />
        <Text>{role ? said.changed(firstName, adminStaffMessages.aRole[role]) : said.removed(firstName)}</Text>
        {role && <Text>{adminStaffMessages.may[role]}</Text>}
        {role && (
          <Action shop={shop} place="/admin">
            {said.action}
          </Action>
        )}
      </Layout>
    )
  },
})
