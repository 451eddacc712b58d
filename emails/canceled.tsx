import * as z from 'zod/mini'
import { formatCents } from '#contract/money.ts'
import { emailsOrdersMessages } from '#messages/en-US/emails/orders.ts'
import { Layout, Text } from './layout.tsx'
import { orderFields } from './order-fields.ts'
import { FollowLink, Lines, refundWords } from './order-parts.tsx'
import { Opening } from './own-words/own-words.tsx'
import { template } from './template.ts'

/** Tells the buyer that the order is canceled and refunded. */
export const canceled = template({
  // Emails of older versions have no amount: all of the total was refunded.
  fields: z.extend(orderFields, {
    refundCents: z._default(z.nullable(z.number()), null),
    /** The store credit that can be used again. */
    creditCents: z._default(z.number(), 0),
  }),
  subject: ({ orderNumber }) => emailsOrdersMessages.canceled.subject(orderNumber),
  body: (order, shop) => {
    const messages = emailsOrdersMessages.canceled
    const refundCents = order.refundCents ?? order.totalCents
    const total = formatCents(refundCents)
    const before = order.totalCents > 0 ? messages.refundedBefore : messages.nothingPaid
    const card = refundWords(order.cardBrand, order.cardLast4)
    return (
      <Layout
        shop={shop}
        title={messages.subject(order.orderNumber)}
        preview={refundCents > 0 ? messages.preview(total, card) : before}
        reason={emailsOrdersMessages.order.reason}
      >
        <Opening />
        <Text>{refundCents > 0 ? messages.refund(total, card, shop.settings.returns.cancelRefundDays) : before}</Text>
        {order.creditCents > 0 && (
          <Text>{emailsOrdersMessages.order.creditReturned(formatCents(order.creditCents))}</Text>
        )}
        <Lines lines={order.lines} shop={shop} />
        <FollowLink place={order.trackingPath} shop={shop} />
      </Layout>
    )
  },
})
