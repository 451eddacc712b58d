import { formatCents } from '#contract/money.ts'
import { emailsMessages } from '#messages/en-US/emails.ts'
import { Layout, Text } from './layout.tsx'
import { orderFields } from './order-fields.ts'
import { cardWords, FollowLink, Lines } from './order-parts.tsx'
import { template } from './template.ts'

/** Tells the buyer that the order is canceled and refunded. */
export const canceled = template({
  fields: orderFields,
  subject: ({ orderNumber }) => emailsMessages.canceled.subject(orderNumber),
  body: (order, shop) => {
    const messages = emailsMessages.canceled
    const total = formatCents(order.totalCents)
    const card = cardWords(order.cardBrand, order.cardLast4)
    return (
      <Layout
        shop={shop}
        title={messages.subject(order.orderNumber)}
        preview={messages.preview(total, card)}
        reason={emailsMessages.order.reason}
      >
        <Text>{messages.refund(total, card, shop.settings.returns.cancelRefundDays)}</Text>
        <Lines lines={order.lines} shop={shop} />
        <FollowLink place={order.trackingPath} shop={shop} />
      </Layout>
    )
  },
})
