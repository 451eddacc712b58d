import * as z from 'zod/mini'
import { Action, Layout, Small, Text } from './layout.tsx'
import { template } from './template.ts'

/** A link to choose a new password. */
export const resetPassword = template({
  fields: z.object({
    firstName: z.string(),
    /** The path of the form, with its token. */
    place: z.string(),
  }),
  secrets: ['place'],
  subject: () => 'Choose a new password',
  body: ({ firstName, place }, shop) => (
    <Layout
      shop={shop}
      title="Choose a new password"
      preview="The link works once and for one hour."
      reason="You get this mail because somebody asked for a new password for this address."
    >
      <Text>{firstName}, here you choose a new password for your account.</Text>
      <Action shop={shop} place={place}>
        Choose a new password
      </Action>
      <Small>
        The link works once and for one hour. If you did not ask for it, do nothing: your password stays as it is.
      </Small>
    </Layout>
  ),
})
