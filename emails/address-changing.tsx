import * as z from 'zod/mini'
import { Action, Layout, Text } from './layout.tsx'
import { template } from './template.ts'

/** Warns the old address of a change of address, so that a takeover is noticed. */
export const addressChanging = template({
  fields: z.object({ firstName: z.string() }),
  subject: () => 'A new e-mail address was entered in your account',
  body: ({ firstName }, shop) => (
    <Layout
      shop={shop}
      title="A new address was entered in your account"
      preview="If it was you, there is nothing to do."
      reason="You get this mail because your account with us uses this address."
    >
      <Text>
        {firstName}, somebody who was logged in to your account entered another e-mail address. It counts once it is
        confirmed from there. If it was you, there is nothing to do.
      </Text>
      <Text>If it was not you, please choose a new password now. That logs everybody out.</Text>
      <Action shop={shop} place="/forget-password">
        Choose a new password
      </Action>
    </Layout>
  ),
})
