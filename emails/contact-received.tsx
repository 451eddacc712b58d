import * as z from 'zod/mini'
import { Layout, Text } from './layout.tsx'
import { template } from './template.ts'

/**
 * Confirms a contact message without repeating it: the address may belong to someone else, and the shop must not send
 * strangers other people's words.
 */
export const contactReceived = template({
  fields: z.object({ department: z.string(), messageId: z.optional(z.string()) }),
  subject: () => 'We have your message',
  body: ({ department }, shop) => (
    <Layout
      shop={shop}
      title="We have your message"
      preview="A person reads it and answers."
      reason="You get this mail because a message with this address was sent from our contact page."
    >
      <Text>
        Your message to {department} has arrived. A person reads it and writes back to this address, usually within two
        business days.
      </Text>
    </Layout>
  ),
})
