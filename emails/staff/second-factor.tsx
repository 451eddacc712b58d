import * as z from 'zod/mini'
import { adminSecurityMessages } from '#messages/en-US/admin/security.ts'
import { Action, Layout, Small, Text } from '../layout.tsx'
import { template } from '../template.ts'

/** Tells a member of staff that what their login asks for has changed, or that a recovery code was used. */
export const secondFactor = template({
  fields: z.object({
    firstName: z.string(),
    what: z.enum(['on', 'off', 'reset', 'recovery']),
    codesLeft: z.number(),
  }),
  subject: () => adminSecurityMessages.email.subject,
  body: ({ firstName, what, codesLeft }, shop) => {
    const said = adminSecurityMessages.email
    return (
      <Layout shop={shop} title={said.subject} preview={said.preview} reason={said.reason}>
        <Text>{what === 'recovery' ? said.recovery(firstName, codesLeft) : said[what](firstName)}</Text>
        <Action shop={shop} place="/admin/security">
          {said.action}
        </Action>
        <Small>{said.notYou}</Small>
      </Layout>
    )
  },
})
