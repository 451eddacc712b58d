import * as z from 'zod/mini'
import { emailsAccountsMessages } from '#messages/en-US/emails/accounts.ts'
import { Action, Layout, Text } from './layout.tsx'
import { Opening } from './own-words/own-words.tsx'
import { template } from './template.ts'

/** Tells a customer that their password was changed. */
export const passwordChanged = template({
  fields: z.object({ firstName: z.string() }),
  subject: () => emailsAccountsMessages.passwordChanged.subject,
  body: ({ firstName }, shop) => {
    const messages = emailsAccountsMessages.passwordChanged
    return (
      <Layout shop={shop} title={messages.subject} preview={messages.preview} reason={messages.reason}>
        <Opening />
        <Text>{messages.changed(firstName)}</Text>
        <Text>{messages.notYou}</Text>
        <Action shop={shop} place="/forget-password">
          {messages.choosePassword}
        </Action>
      </Layout>
    )
  },
})
