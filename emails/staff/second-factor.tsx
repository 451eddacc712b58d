import * as z from 'zod/mini'
import { adminSecurityMessages } from '#messages/en-US/admin/security.ts'
import { Action, Layout, Small, Text } from '../layout.tsx'
import { Opening } from '../own-words/own-words.tsx'
import { template } from '../template.ts'

/** Tells a member of staff that what their login asks for has changed, or that a recovery code was used. */
export const secondFactor = template({
  fields: z.object({
    firstName: z.string(),
    what: z.enum(['on', 'off', 'reset', 'recovery', 'passkey-added', 'passkey-removed']),
    /** The name of the passkey. */
    passkey: z._default(z.string(), ''),
    codesLeft: z.number(),
  }),
  subject: () => adminSecurityMessages.email.subject,
  body: ({ firstName, what, passkey, codesLeft }, shop) => {
    const said = adminSecurityMessages.email
    const text = {
      on: () => said.on(firstName),
      off: () => said.off(firstName),
      reset: () => said.reset(firstName),
      recovery: () => said.recovery(firstName, codesLeft),
      'passkey-added': () => said.passkeyAdded(firstName, passkey),
      'passkey-removed': () => said.passkeyRemoved(firstName, passkey),
    }
    return (
      <Layout shop={shop} title={said.subject} preview={said.preview} reason={said.reason}>
        <Opening />
        <Text>{text[what]()}</Text>
        <Action shop={shop} place="/admin/security">
          {said.action}
        </Action>
        <Small>{said.notYou}</Small>
      </Layout>
    )
  },
})
