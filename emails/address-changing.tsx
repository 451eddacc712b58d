import * as z from 'zod/mini'
import { emailsAccountsMessages } from '#messages/en-US/emails/accounts.ts'
import { Action, Layout, Text } from './layout.tsx'
import { Opening } from './own-words/own-words.tsx'
import { template } from './template.ts'

/** Warns the old address of a change of address and can undo it, so that a takeover is noticed and ended. */
export const addressChanging = template({
  fields: z.object({
    firstName: z.string(),
    /** The path that undoes the change, with its token. */
    place: z._default(z.string(), '/forget-password'),
  }),
  secrets: ['place'],
  subject: () => emailsAccountsMessages.addressChanging.subject,
  body: ({ firstName, place }, shop) => {
    const messages = emailsAccountsMessages.addressChanging
    return (
      <Layout shop={shop} title={messages.subject} preview={messages.preview} reason={messages.reason}>
        <Opening />
        <Text>{messages.entered(firstName)}</Text>
        <Text>{messages.notYou}</Text>
        <Action shop={shop} place={place}>
          {messages.undo}
        </Action>
      </Layout>
    )
  },
})
