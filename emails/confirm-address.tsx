import * as z from 'zod/mini'
import { emailsAccountsMessages } from '#messages/en-US/emails/accounts.ts'
import { Action, Layout, Small } from './layout.tsx'
import { Opening } from './own-words/own-words.tsx'
import { template } from './template.ts'

/** Asks to confirm a new address before the account uses it. */
export const confirmAddress = template({
  fields: z.object({
    firstName: z.string(),
    /** The path that confirms the change, with its token. */
    place: z.string(),
  }),
  secrets: ['place'],
  subject: () => emailsAccountsMessages.confirmAddress.subject,
  body: ({ firstName, place }, shop) => {
    const messages = emailsAccountsMessages.confirmAddress
    return (
      <Layout shop={shop} title={messages.subject} preview={messages.preview} reason={messages.reason}>
        <Opening>{messages.ask(firstName)}</Opening>
        <Action shop={shop} place={place}>
          {messages.confirm}
        </Action>
        <Small>{messages.validity}</Small>
      </Layout>
    )
  },
})
