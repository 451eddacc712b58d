import * as z from 'zod/mini'
import { emailsOrdersMessages } from '#messages/en-US/emails/orders.ts'
import { emailsPendingOrdersMessages } from '#messages/en-US/emails/pending-orders.ts'
import { Action, Layout, Text } from './layout.tsx'
import { Lines } from './order-parts.tsx'
import { Opening } from './own-words/own-words.tsx'
import { pendingFields } from './pending-fields.ts'
import { template } from './template.ts'

/** Tells a buyer that an order was not paid, and that its items are no longer reserved. */
export const orderNotPaid = template({
  fields: z.extend(pendingFields, { state: z.enum(['expired', 'canceled', 'failed']) }),
  subject: ({ orderNumber }) => emailsPendingOrdersMessages.orderNotPaid.subject(orderNumber),
  body: ({ orderNumber, customerName, lines, state }, shop) => {
    const messages = emailsPendingOrdersMessages.orderNotPaid
    const text = messages.texts[state](customerName)
    return (
      <Layout
        shop={shop}
        title={messages.subject(orderNumber)}
        preview={text}
        reason={emailsOrdersMessages.order.reason}
      >
        <Opening>{text}</Opening>
        <Text>{messages.nothing}</Text>
        <Lines lines={lines} shop={shop} />
        <Action shop={shop} place="/shop">
          {messages.shop}
        </Action>
      </Layout>
    )
  },
})
