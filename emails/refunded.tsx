import * as z from 'zod/mini'
import { formatCents } from '#contract/money.ts'
import { emailsOrdersMessages } from '#messages/en-US/emails/orders.ts'
import { Layout, Text } from './layout.tsx'
import { orderFields } from './order-fields.ts'
import { FollowLink, Lines, refundWords } from './order-parts.tsx'
import { Opening } from './own-words/own-words.tsx'
import { template } from './template.ts'

/** Tells the buyer that a part of the order is refunded; the lines are those that are. */
export const refunded = template({
  fields: z.extend(orderFields, {
    refundedCents: z.number(),
    hasShipping: z.boolean(),
    /** The store credit that can be used again. */
    creditCents: z._default(z.number(), 0),
  }),
  subject: ({ orderNumber }) => emailsOrdersMessages.refunded.subject(orderNumber),
  body: (order, shop) => {
    const messages = emailsOrdersMessages.refunded
    const sum = formatCents(order.refundedCents)
    const isPaid = order.refundedCents > 0
    const credit = emailsOrdersMessages.order.creditReturned(formatCents(order.creditCents))
    const card = refundWords(order.cardBrand, order.cardLast4)
    return (
      <Layout
        shop={shop}
        title={messages.subject(order.orderNumber)}
        preview={isPaid ? messages.preview(sum, card) : credit}
        reason={emailsOrdersMessages.order.reason}
      >
        <Opening />
        {isPaid && <Text>{messages.refund(sum, card, shop.settings.returns.cancelRefundDays)}</Text>}
        {order.creditCents > 0 && <Text>{credit}</Text>}
        {order.lines.length > 0 && <Lines lines={order.lines} shop={shop} />}
        {order.hasShipping && <Text>{messages.shipping}</Text>}
        <FollowLink place={order.trackingPath} shop={shop} />
      </Layout>
    )
  },
})
