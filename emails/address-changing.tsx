import * as z from 'zod/mini'
import { emailsMessages } from '#messages/en-US/emails.ts'
import { Action, Layout, Text } from './layout.tsx'
import { template } from './template.ts'

/** Warns the old address of a change of address, so that a takeover is noticed. */
export const addressChanging = template({
  fields: z.object({ firstName: z.string() }),
  subject: () => emailsMessages.addressChanging.subject,
  body: ({ firstName }, shop) => {
    const messages = emailsMessages.addressChanging
    return (
      <Layout shop={shop} title={messages.subject} preview={messages.preview} reason={messages.reason}>
        <Text>{messages.entered(firstName)}</Text>
        <Text>{messages.notYou}</Text>
        <Action shop={shop} place="/forget-password">
          {messages.choosePassword}
        </Action>
      </Layout>
    )
  },
})
