import * as z from 'zod/mini'
import { Action, Layout, Text } from './layout.tsx'
import { template } from './template.ts'

/** Tells a customer that someone tried to sign up with their address. */
export const accountExists = template({
  fields: z.object({ firstName: z.string() }),
  subject: () => 'You have an account already',
  body: ({ firstName }, shop) => (
    <Layout
      shop={shop}
      title="You have an account already"
      preview="Log in, or choose a new password."
      reason="You get this mail because somebody tried to open an account with this address."
    >
      <Text>
        {firstName}, somebody tried to open an account with this address, and there is one already. If it was you,
        please log in, or choose a new password if you have forgotten yours.
      </Text>
      <Text>If it was not you, there is nothing to do: nothing has changed.</Text>
      <Action shop={shop} place="/login">
        Log in
      </Action>
    </Layout>
  ),
})
