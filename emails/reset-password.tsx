import * as z from 'zod/mini'
import { emailsAccountsMessages } from '#messages/en-US/emails/accounts.ts'
import { Action, Layout, Small, Text } from './layout.tsx'
import { template } from './template.ts'

/** A link to choose a new password. */
export const resetPassword = template({
  fields: z.object({
    firstName: z.string(),
    /** The path of the form, with its token. */
    place: z.string(),
  }),
  secrets: ['place'],
  subject: () => emailsAccountsMessages.resetPassword.subject,
  body: ({ firstName, place }, shop) => {
    const messages = emailsAccountsMessages.resetPassword
    return (
      <Layout shop={shop} title={messages.subject} preview={messages.preview} reason={messages.reason}>
        <Text>{messages.ask(firstName)}</Text>
        <Action shop={shop} place={place}>
          {messages.choosePassword}
        </Action>
        <Small>{messages.validity}</Small>
      </Layout>
    )
  },
})
