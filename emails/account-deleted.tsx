import * as z from 'zod/mini'
import { emailsAccountsMessages } from '#messages/en-US/emails/accounts.ts'
import { Layout, Text } from './layout.tsx'
import { Opening } from './own-words/own-words.tsx'
import { template } from './template.ts'

/** Confirms that an account was deleted, and what data remains. */
export const accountDeleted = template({
  fields: z.object({
    firstName: z.string(),
    keepsOrders: z.boolean(),
    /** Nobody has confirmed the address: what it subscribed to goes on. False for emails that were queued before this was known. */
    keepsSubscriptions: z._default(z.boolean(), false),
  }),
  subject: () => emailsAccountsMessages.accountDeleted.subject,
  body: ({ firstName, keepsOrders, keepsSubscriptions }, shop) => {
    const messages = emailsAccountsMessages.accountDeleted
    return (
      <Layout shop={shop} title={messages.subject} preview={messages.preview} reason={messages.reason}>
        <Opening />
        <Text>{messages.deleted(firstName)}</Text>
        <Text>{keepsSubscriptions ? messages.subscriptionsKept : messages.subscriptionsDeleted}</Text>
        {keepsOrders && <Text>{messages.ordersKept}</Text>}
        <Text>{messages.notYou}</Text>
      </Layout>
    )
  },
})
