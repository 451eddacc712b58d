import * as z from 'zod/mini'
import { emailsOrdersMessages } from '#messages/en-US/emails/orders.ts'
import { Action, Layout } from './layout.tsx'
import { Opening } from './own-words/own-words.tsx'
import { template } from './template.ts'

/** A new link to an order, for someone whose link has expired. */
export const trackingLink = template({
  fields: z.object({ orderNumber: z.string(), customerName: z.string(), trackingPath: z.string() }),
  subject: ({ orderNumber }) => emailsOrdersMessages.trackingLink.subject(orderNumber),
  body: ({ orderNumber, customerName, trackingPath }, shop) => {
    const messages = emailsOrdersMessages.trackingLink
    return (
      <Layout
        shop={shop}
        title={messages.subject(orderNumber)}
        preview={messages.preview}
        reason={emailsOrdersMessages.order.reason}
      >
        <Opening>{messages.ask(customerName)}</Opening>
        <Action shop={shop} place={trackingPath}>
          {messages.open}
        </Action>
      </Layout>
    )
  },
})
