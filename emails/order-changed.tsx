import * as z from 'zod/mini'
import { formatCents } from '#contract/money.ts'
import { emailsOrdersMessages } from '#messages/en-US/emails/orders.ts'
import { Layout, Text } from './layout.tsx'
import { orderFields, orderItem } from './order-fields.ts'
import { Destination, FollowLink, Lines, refundWords } from './order-parts.tsx'
import { Opening } from './own-words/own-words.tsx'
import { template } from './template.ts'

/** Tells the buyer what staff have changed of an order before it was shipped; the lines are what it has now. */
export const orderChanged = template({
  fields: z.extend(orderFields, {
    removed: z.array(orderItem),
    added: z.array(orderItem),
    refundedCents: z.number(),
    /** The store credit that can be used again. */
    creditCents: z.number(),
    /** What was paid in addition. */
    paidCents: z.number(),
    hasNewContact: z.boolean(),
  }),
  subject: ({ orderNumber }) => emailsOrdersMessages.orderChanged.subject(orderNumber),
  body: (order, shop) => {
    const messages = emailsOrdersMessages.orderChanged
    const card = refundWords(order.cardBrand, order.cardLast4)
    return (
      <Layout
        shop={shop}
        title={messages.subject(order.orderNumber)}
        preview={messages.preview}
        reason={emailsOrdersMessages.order.reason}
      >
        <Opening />
        <Text>{messages.text(order.customerName)}</Text>
        {order.removed.length > 0 && (
          <>
            <Text>{messages.removed}</Text>
            <Lines lines={order.removed} shop={shop} />
          </>
        )}
        {order.added.length > 0 && (
          <>
            <Text>{messages.added}</Text>
            <Lines lines={order.added} shop={shop} />
          </>
        )}
        {order.refundedCents > 0 && (
          <Text>
            {emailsOrdersMessages.refunded.refund(
              formatCents(order.refundedCents),
              card,
              shop.settings.returns.cancelRefundDays,
            )}
          </Text>
        )}
        {order.creditCents > 0 && (
          <Text>{emailsOrdersMessages.order.creditReturned(formatCents(order.creditCents))}</Text>
        )}
        {order.paidCents > 0 && <Text>{messages.paid(formatCents(order.paidCents))}</Text>}
        {order.hasNewContact && <Destination order={order} />}
        {order.added.length + order.removed.length > 0 && (
          <>
            <Text>{messages.now}</Text>
            <Lines lines={order.lines} shop={shop} />
          </>
        )}
        <FollowLink place={order.trackingPath} shop={shop} canCancel />
      </Layout>
    )
  },
})
