import * as z from 'zod/mini'
import { dayWithYear } from '#contract/day-in-words.ts'
import { formatCents } from '#contract/money.ts'
import { shopDay } from '#contract/shipping/arrival-dates.ts'
import { emailsOrdersMessages } from '#messages/en-US/emails/orders.ts'
import { emailsPendingOrdersMessages } from '#messages/en-US/emails/pending-orders.ts'
import { Action, Layout, Text } from './layout.tsx'
import { Opening } from './own-words/own-words.tsx'
import { template } from './template.ts'

/** Asks a buyer to pay what a change of the order costs more, by a link to the card page. */
export const paymentRequest = template({
  fields: z.object({
    customerName: z.string(),
    orderNumber: z.string(),
    description: z.string(),
    amountCents: z.number(),
    /** When the link ends, in ISO 8601. */
    validUntil: z.string(),
    place: z.string(),
  }),
  subject: ({ orderNumber, amountCents }) =>
    emailsPendingOrdersMessages.paymentRequest.subject(orderNumber, formatCents(amountCents)),
  body: ({ customerName, orderNumber, description, amountCents, validUntil, place }, shop) => {
    const messages = emailsPendingOrdersMessages.paymentRequest
    const amount = formatCents(amountCents)
    const until = dayWithYear(shopDay(new Date(validUntil), shop.settings.shop))
    return (
      <Layout
        shop={shop}
        title={messages.title(orderNumber)}
        preview={messages.preview(amount, until)}
        reason={emailsOrdersMessages.order.reason}
      >
        <Opening />
        <Text>{messages.text(customerName, description, amount)}</Text>
        <Text>{messages.until(until)}</Text>
        <Action shop={shop} place={place}>
          {messages.pay(amount)}
        </Action>
      </Layout>
    )
  },
})
