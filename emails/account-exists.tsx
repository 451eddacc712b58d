import * as z from 'zod/mini'
import { emailsAccountsMessages } from '#messages/en-US/emails/accounts.ts'
import { Action, Layout, Text } from './layout.tsx'
import { Opening } from './own-words/own-words.tsx'
import { template } from './template.ts'

/** Tells a customer that someone tried to sign up with their address. */
export const accountExists = template({
  fields: z.object({ firstName: z.string() }),
  subject: () => emailsAccountsMessages.accountExists.subject,
  body: ({ firstName }, shop) => {
    const messages = emailsAccountsMessages.accountExists
    return (
      <Layout shop={shop} title={messages.subject} preview={messages.preview} reason={messages.reason}>
        <Opening />
        <Text>{messages.exists(firstName)}</Text>
        <Text>{messages.notYou}</Text>
        <Action shop={shop} place="/login">
          {messages.logIn}
        </Action>
      </Layout>
    )
  },
})
