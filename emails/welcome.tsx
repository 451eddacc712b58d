import * as z from 'zod/mini'
import { Action, Layout, Text } from './layout.tsx'
import { template } from './template.ts'

/** Welcomes a new customer, and tells the owner of the address that an account was created. */
export const welcome = template({
  fields: z.object({ firstName: z.string() }),
  subject: () => 'Your account is open',
  body: ({ firstName }, shop) => (
    <Layout
      shop={shop}
      title="Your account is open"
      preview="Your orders, your saved items and your reviews in one place."
      reason="You get this mail because somebody opened an account with this address. If it was not you, please contact us."
    >
      <Text>
        Welcome, {firstName}. With your account you see your orders and where they are, keep what you like on every
        device, and write reviews.
      </Text>
      <Action shop={shop} place="/account">
        Go to your account
      </Action>
    </Layout>
  ),
})
