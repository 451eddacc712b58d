import * as z from 'zod/mini'
import { returnEmailsMessages } from '#messages/en-US/return-emails.ts'
import { Action, Layout, Text } from './layout.tsx'
import { orderItem } from './order-fields.ts'
import { Lines } from './order-parts.tsx'
import { template } from './template.ts'

/** Notifies the shop that a return waits for its answer. */
export const returnToAnswer = template({
  fields: z.object({
    returnId: z.string(),
    orderNumber: z.string(),
    returnNumber: z.string(),
    customerName: z.string(),
    lines: z.array(orderItem),
  }),
  subject: ({ returnNumber, orderNumber }) => returnEmailsMessages.toAnswerSubject(returnNumber, orderNumber),
  body: ({ returnId, returnNumber, orderNumber, customerName, lines }, shop) => {
    const summary = returnEmailsMessages.toAnswer(customerName, orderNumber)
    return (
      <Layout
        shop={shop}
        title={returnEmailsMessages.toAnswerSubject(returnNumber, orderNumber)}
        preview={summary}
        reason={returnEmailsMessages.ownerReason}
      >
        <Text>{summary}</Text>
        <Action shop={shop} place={`/admin/returns/${returnId}`}>
          {returnEmailsMessages.view}
        </Action>
        <Lines lines={lines} shop={shop} />
      </Layout>
    )
  },
})
