import * as z from 'zod/mini'
import { emailsMessages } from '#messages/en-US/emails.ts'
import { Layout, Small, Text } from './layout.tsx'
import { template } from './template.ts'

/** A test email, to check delivery and layout. */
export const test = template({
  fields: z.object({ firstName: z.string() }),
  subject: () => emailsMessages.test.subject,
  body: ({ firstName }, shop) => {
    const messages = emailsMessages.test
    return (
      <Layout shop={shop} title={messages.subject} preview={messages.preview} reason={messages.reason}>
        <Text>{messages.sent(firstName, shop.origin)}</Text>
        <Small>{messages.spam}</Small>
      </Layout>
    )
  },
})
