import * as z from 'zod/mini'
import { Action, Layout, Text } from './layout.tsx'
import { absolute, template } from './template.ts'

/** An unsubscribe link, requested without a signed address. */
export const unsubscribeLink = template({
  fields: z.object({
    /** The signed path that unsubscribes this address; it accepts POST as well (RFC 8058). */
    unsubscribePath: z.string(),
  }),
  subject: () => 'Leave our newsletter',
  headers: ({ unsubscribePath }, shop) => ({
    'List-Unsubscribe': `<${absolute(unsubscribePath, shop)}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }),
  body: ({ unsubscribePath }, shop) => (
    <Layout
      shop={shop}
      title="Leave our newsletter"
      preview="One click, and we write no more."
      reason="You get this mail because somebody asked us to stop writing to this address."
    >
      <Text>By this link we know that it is you. One click, and no more newsletters come to this address.</Text>
      <Action shop={shop} place={unsubscribePath}>
        Unsubscribe
      </Action>
    </Layout>
  ),
})
