import * as z from 'zod/mini'
import { Action, Layout, Text } from './layout.tsx'
import { template } from './template.ts'

/** Tells a customer that their password was changed. */
export const passwordChanged = template({
  fields: z.object({ firstName: z.string() }),
  subject: () => 'Your password was changed',
  body: ({ firstName }, shop) => (
    <Layout
      shop={shop}
      title="Your password was changed"
      preview="Everybody who was logged in is logged out."
      reason="You get this mail because your account with us uses this address."
    >
      <Text>
        {firstName}, your account has a new password, and everybody who was logged in is logged out. If you did this,
        there is nothing more to do.
      </Text>
      <Text>If it was not you, please choose another password at once and write to us.</Text>
      <Action shop={shop} place="/forget-password">
        Choose a new password
      </Action>
    </Layout>
  ),
})
