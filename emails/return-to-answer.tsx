import * as z from 'zod/mini'
import { emailsReturnsMessages } from '#messages/en-US/emails/returns.ts'
import { Action, Layout } from './layout.tsx'
import { orderItem } from './order-fields.ts'
import { Lines } from './order-parts.tsx'
import { Opening } from './own-words/own-words.tsx'
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
  subject: ({ returnNumber, orderNumber }) => emailsReturnsMessages.toAnswerSubject(returnNumber, orderNumber),
  body: ({ returnId, returnNumber, orderNumber, customerName, lines }, shop) => {
    const summary = emailsReturnsMessages.toAnswer(customerName, orderNumber)
    return (
      <Layout
        shop={shop}
        title={emailsReturnsMessages.toAnswerSubject(returnNumber, orderNumber)}
        preview={summary}
        reason={emailsReturnsMessages.ownerReason}
      >
        <Opening>{summary}</Opening>
        <Action shop={shop} place={`/admin/returns/${returnId}`}>
          {emailsReturnsMessages.view}
        </Action>
        <Lines lines={lines} shop={shop} />
      </Layout>
    )
  },
})
