import * as z from 'zod/mini'
import { Layout, Text } from './layout.tsx'
import { template } from './template.ts'

/**
 * Says that a message arrived. It repeats nothing of what was typed: the address may be someone else's, and no one
 * shall send their own words to strangers under our name.
 */
export const contactReceived = template({
  fields: z.object({ department: z.string(), messageId: z.optional(z.string()) }),
  subject: () => 'We have your message',
  body: ({ department }, house) => (
    <Layout
      house={house}
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
