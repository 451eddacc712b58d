import * as z from 'zod/mini'
import { Layout, Small, Text } from './layout.tsx'
import { template } from './template.ts'

/** A test email, to check delivery and layout. */
export const test = template({
  fields: z.object({ firstName: z.string() }),
  subject: () => 'A test: the emails of your shop arrive',
  body: ({ firstName }, shop) => (
    <Layout
      shop={shop}
      title="The emails of your shop arrive"
      preview="Nothing happened; somebody wanted to know."
      reason="You get this mail because an admin of the shop sent a test to this address."
    >
      <Text>
        {firstName} sent this from {shop.origin} to see whether emails arrive. Customers read theirs on the same sheet,
        from the same sender.
      </Text>
      <Small>Should it lie among unwanted mail, look at the SPF, DKIM and DMARC records of the sender’s domain.</Small>
    </Layout>
  ),
})
