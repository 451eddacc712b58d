import * as z from 'zod/mini'
import { dayWithWeekday } from '#contract/day-in-words.ts'
import { carriers } from '#contract/shipments/carriers.ts'
import { arrivalInWords } from '#contract/shipping/arrival-dates.ts'
import type { ArrivalDays } from '#contract/shipping/arrival-days.ts'
import { emailsMessages } from '#messages/en-US/emails.ts'
import { Action, Heading, Layout, Text } from './layout.tsx'
import { orderFields } from './order-fields.ts'
import { AddressLines, FollowLink, Lines } from './order-parts.tsx'
import { template } from './template.ts'

/** Tells the buyer that the order has shipped, and how to track it. */
export const shipped = template({
  fields: z.extend(orderFields, {
    carrier: z.enum(carriers),
    trackingNumber: z.string(),
    trackingUrl: z.string(),
  }),
  subject: ({ orderNumber }) => emailsMessages.shipped.subject(orderNumber),
  body: (order, shop) => {
    const messages = emailsMessages.shipped
    return (
      <Layout
        shop={shop}
        title={messages.subject(order.orderNumber)}
        preview={messages.preview(order.carrier, order.trackingNumber)}
        reason={emailsMessages.order.reason}
      >
        <Text>{messages.tracking(order.carrier, order.trackingNumber)}</Text>
        {order.expected && order.promised && <Text>{arrivalWords(order.expected, order.promised)}</Text>}
        <Action shop={shop} place={order.trackingUrl}>
          {messages.track}
        </Action>
        <Lines lines={order.lines} shop={shop} />
        <Heading>{emailsMessages.order.address}</Heading>
        <AddressLines address={order.address} />
        <FollowLink place={order.trackingPath} shop={shop} />
      </Layout>
    )
  },
})

function arrivalWords(expected: ArrivalDays, promised: ArrivalDays): string {
  const { arrives, delayed } = emailsMessages.shipped
  return (expected.to > promised.to ? delayed : arrives)(arrivalInWords(expected), dayWithWeekday(promised.to))
}
