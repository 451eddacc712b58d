import * as z from 'zod/mini'
import { emailsShopMessages } from '#messages/en-US/emails/shop.ts'
import { Layout, Small, Text } from './layout.tsx'
import { template } from './template.ts'

/** A test email, to check delivery and layout. */
export const test = template({
  fields: z.object({ firstName: z.string() }),
  subject: () => emailsShopMessages.test.subject,
  body: ({ firstName }, shop) => {
    const messages = emailsShopMessages.test
    return (
      <Layout shop={shop} title={messages.subject} preview={messages.preview} reason={messages.reason}>
        <Text>{messages.sent(firstName, shop.origin)}</Text>
        <Small>{messages.spam}</Small>
      </Layout>
    )
  },
})
