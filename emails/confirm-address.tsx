import * as z from 'zod/mini'
import { Action, Layout, Small, Text } from './layout.tsx'
import { template } from './template.ts'

/** Asks to confirm a new address before the account uses it. */
export const confirmAddress = template({
  fields: z.object({
    firstName: z.string(),
    /** The path that confirms the change, with its token. */
    place: z.string(),
  }),
  secrets: ['place'],
  subject: () => 'Please confirm your new e-mail address',
  body: ({ firstName, place }, shop) => (
    <Layout
      shop={shop}
      title="Confirm your new address"
      preview="One click, and your account uses this address."
      reason="You get this mail because somebody entered this address in their account. If it was not you, do nothing."
    >
      <Text>{firstName}, your account will use this address once you confirm it. Until then the old one stays.</Text>
      <Action shop={shop} place={place}>
        Confirm this address
      </Action>
      <Small>The link works once and for one hour.</Small>
    </Layout>
  ),
})
