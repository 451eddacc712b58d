import * as z from 'zod/mini'
import { emailsMessages } from '#messages/en-US/emails.ts'
import { Action, Layout, Text } from './layout.tsx'
import { template } from './template.ts'

/** A new link to an order, for someone whose link has expired. */
export const trackingLink = template({
  fields: z.object({ orderNumber: z.string(), customerName: z.string(), trackingPath: z.string() }),
  subject: ({ orderNumber }) => emailsMessages.trackingLink.subject(orderNumber),
  body: ({ orderNumber, customerName, trackingPath }, shop) => {
    const messages = emailsMessages.trackingLink
    return (
      <Layout
        shop={shop}
        title={messages.subject(orderNumber)}
        preview={messages.preview}
        reason={emailsMessages.order.reason}
      >
        <Text>{messages.ask(customerName)}</Text>
        <Action shop={shop} place={trackingPath}>
          {messages.open}
        </Action>
      </Layout>
    )
  },
})
