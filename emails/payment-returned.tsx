import * as z from 'zod/mini'
import { formatCents } from '#contract/money.ts'
import { emailsMessages } from '#messages/en-US/emails.ts'
import { Action, Layout, Text } from './layout.tsx'
import { orderItem } from './order-fields.ts'
import { cardWords, Lines } from './order-parts.tsx'
import { template } from './template.ts'

/** Tells a buyer that their items sold out before the payment and are refunded. */
export const paymentReturned = template({
  fields: z.object({
    customerName: z.string(),
    amountCents: z.number(),
    cardBrand: z.string(),
    cardLast4: z.string(),
    lines: z.array(orderItem),
  }),
  subject: ({ amountCents }) => emailsMessages.paymentReturned.subject(formatCents(amountCents)),
  body: ({ customerName, amountCents, cardBrand, cardLast4, lines }, shop) => {
    const messages = emailsMessages.paymentReturned
    const amount = formatCents(amountCents)
    return (
      <Layout shop={shop} title={messages.subject(amount)} preview={messages.preview} reason={messages.reason}>
        <Text>{messages.soldOut(customerName)}</Text>
        <Text>{messages.refund(amount, cardWords(cardBrand, cardLast4), shop.settings.returns.cancelRefundDays)}</Text>
        <Lines lines={lines} shop={shop} />
        <Action shop={shop} place="/shop">
          {messages.continue}
        </Action>
      </Layout>
    )
  },
})
