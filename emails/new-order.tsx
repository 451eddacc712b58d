import { formatCents } from '#contract/money.ts'
import { emailsOrdersMessages } from '#messages/en-US/emails/orders.ts'
import { Action, Layout } from './layout.tsx'
import { orderFields } from './order-fields.ts'
import { Destination, Lines, Notes, Sums } from './order-parts.tsx'
import { Opening } from './own-words/own-words.tsx'
import { template } from './template.ts'

/** Notifies the shop of a new order. */
export const newOrder = template({
  fields: orderFields,
  subject: ({ orderNumber, totalCents }) => emailsOrdersMessages.newOrder.subject(orderNumber, formatCents(totalCents)),
  body: (order, shop) => {
    const messages = emailsOrdersMessages.newOrder
    const summary = messages.summary[order.shippingOption](formatCents(order.totalCents), order.customerName)
    return (
      <Layout shop={shop} title={messages.title(order.orderNumber)} preview={summary} reason={messages.reason}>
        <Opening>{summary}</Opening>
        <Action shop={shop} place={`/orders/${order.orderNumber}`}>
          {messages.view}
        </Action>
        <Notes order={order} />
        <Lines lines={order.lines} shop={shop} />
        <Sums order={order} />
        <Destination order={order} />
      </Layout>
    )
  },
})
