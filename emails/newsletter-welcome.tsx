import * as z from 'zod/mini'
import { Action, Layout, Text } from './layout.tsx'
import { absolute, template } from './template.ts'

/** Welcomes a new subscriber and links to unsubscribe. */
export const newsletterWelcome = template({
  fields: z.object({
    /** The signed path that unsubscribes this address; it accepts POST as well (RFC 8058). */
    unsubscribePath: z.string(),
  }),
  subject: () => 'You are on the list',
  headers: ({ unsubscribePath }, shop) => ({
    'List-Unsubscribe': `<${absolute(unsubscribePath, shop)}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }),
  body: ({ unsubscribePath }, shop) => (
    <Layout
      shop={shop}
      title="You are on the list"
      preview="New pieces and sales, now and then."
      reason={
        <>
          You get this mail because this address was entered for our newsletter.{' '}
          <a href={absolute(unsubscribePath, shop)} style={{ color: 'inherit' }}>
            Unsubscribe
          </a>
        </>
      }
    >
      <Text>
        Now and then we write about new pieces and sales. You can leave at any time by the link at the end of each mail.
      </Text>
      <Action shop={shop} place="/shop">
        See what is new
      </Action>
    </Layout>
  ),
})
