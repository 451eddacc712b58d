import * as z from 'zod/mini'
import { emailsAccountsMessages } from '#messages/en-US/emails/accounts.ts'
import { Action, Layout } from './layout.tsx'
import { Opening } from './own-words/own-words.tsx'
import { template } from './template.ts'

/** Welcomes a new customer, and tells the owner of the address that an account was created. */
export const welcome = template({
  fields: z.object({ firstName: z.string() }),
  subject: () => emailsAccountsMessages.welcome.subject,
  body: ({ firstName }, shop) => {
    const messages = emailsAccountsMessages.welcome
    return (
      <Layout shop={shop} title={messages.subject} preview={messages.preview} reason={messages.reason}>
        <Opening>{messages.welcome(firstName)}</Opening>
        <Action shop={shop} place="/account">
          {messages.view}
        </Action>
      </Layout>
    )
  },
})
