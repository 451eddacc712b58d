import * as z from 'zod/mini'
import { Layout, Text } from './layout.tsx'
import { template } from './template.ts'

/** Confirms that an account was deleted, and what data remains. */
export const accountDeleted = template({
  fields: z.object({ firstName: z.string(), keepsOrders: z.boolean() }),
  subject: () => 'Your account is deleted',
  body: ({ firstName, keepsOrders }, shop) => (
    <Layout
      shop={shop}
      title="Your account is deleted"
      preview="Your details, your wishlist, your messages and your newsletter are gone."
      reason="You get this mail because this address belonged to an account with us. It is the last one."
    >
      <Text>
        {firstName}, your account is gone, and with it your details, your wishlist, your messages and your newsletter.
        {keepsOrders &&
          ' The law has us keep what was ordered and paid; your name and address are no longer part of it.'}{' '}
        Reviews you wrote stay without your name.
      </Text>
      <Text>If it was not you, please write to us at once.</Text>
    </Layout>
  ),
})
