import * as z from 'zod/mini'
import { formatCents } from '#contract/money.ts'
import { emailsPendingOrdersMessages } from '#messages/en-US/emails/pending-orders.ts'
import { Action, Layout, Text } from './layout.tsx'
import { orderItem } from './order-fields.ts'
import { Lines, refundWords } from './order-parts.tsx'
import { Opening } from './own-words/own-words.tsx'
import { template } from './template.ts'

/** Tells a buyer that their items sold out, or their order could not be changed, before the payment, which is refunded. */
export const paymentReturned = template({
  fields: z.object({
    customerName: z.string(),
    amountCents: z.number(),
    cardBrand: z.string(),
    cardLast4: z.string(),
    lines: z.array(orderItem),
    /** Whether it was for a change of an order that was no longer possible. */
    isForChange: z._default(z.boolean(), false),
  }),
  subject: ({ amountCents }) => emailsPendingOrdersMessages.paymentReturned.subject(formatCents(amountCents)),
  body: ({ customerName, amountCents, cardBrand, cardLast4, lines, isForChange }, shop) => {
    const messages = emailsPendingOrdersMessages.paymentReturned
    const amount = formatCents(amountCents)
    return (
      <Layout
        shop={shop}
        title={messages.subject(amount)}
        preview={isForChange ? messages.changePreview : messages.preview}
        reason={messages.reason}
      >
        <Opening />
        <Text>{isForChange ? messages.changeOver(customerName) : messages.soldOut(customerName)}</Text>
        <Text>
          {messages.refund(amount, refundWords(cardBrand, cardLast4), shop.settings.returns.cancelRefundDays)}
        </Text>
        {!isForChange && <Lines lines={lines} shop={shop} />}
        <Action shop={shop} place="/shop">
          {messages.continue}
        </Action>
      </Layout>
    )
  },
})
