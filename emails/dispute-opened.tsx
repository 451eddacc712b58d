import * as z from 'zod/mini'
import { dayWithYear } from '#contract/day-in-words.ts'
import { formatCents } from '#contract/money.ts'
import { shopDay } from '#contract/shipping/arrival-dates.ts'
import { emailsDisputesMessages as said } from '#messages/en-US/emails/disputes.ts'
import { Action, Layout, Text } from './layout.tsx'
import { Opening } from './own-words/own-words.tsx'
import { template } from './template.ts'

/** Tells the shop that a customer has disputed a payment, and until when it can respond. */
export const disputeOpened = template({
  fields: z.object({
    disputeId: z.string(),
    /** Null for a payment that became no order. */
    orderNumber: z.nullable(z.string()),
    customerName: z.string(),
    amountCents: z.number(),
    respondBy: z.nullable(z.string()),
  }),
  subject: ({ amountCents, orderNumber }) => said.subject(formatCents(amountCents), orderNumber),
  body: ({ disputeId, orderNumber, customerName, amountCents, respondBy }, shop) => {
    const title = said.subject(formatCents(amountCents), orderNumber)
    return (
      <Layout shop={shop} title={title} preview={said.text(customerName)} reason={said.reason}>
        <Opening />
        <Text>{said.text(customerName)}</Text>
        {respondBy && <Text>{said.respondBy(dayWithYear(shopDay(new Date(respondBy), shop.settings.shop)))}</Text>}
        <Action shop={shop} place={`/admin/disputes/${disputeId}`}>
          {said.view}
        </Action>
      </Layout>
    )
  },
})
