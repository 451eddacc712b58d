import * as z from 'zod/mini'
import { emailsAccountsMessages } from '#messages/en-US/emails/accounts.ts'
import { Action, Layout, Small } from './layout.tsx'
import { Opening } from './own-words/own-words.tsx'
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
        <Opening>{messages.ask(firstName)}</Opening>
        <Action shop={shop} place={place}>
          {messages.choosePassword}
        </Action>
        <Small>{messages.validity}</Small>
      </Layout>
    )
  },
})
