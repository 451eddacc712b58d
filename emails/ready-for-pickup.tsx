import * as z from 'zod/mini'
import { emailsOrdersMessages } from '#messages/en-US/emails/orders.ts'
import { Layout, Text } from './layout.tsx'
import { orderFields } from './order-fields.ts'
import { Destination, FollowLink, Lines } from './order-parts.tsx'
import { Opening } from './own-words/own-words.tsx'
import { template } from './template.ts'

/** Tells the buyer that the order, or a part of it, is ready to be picked up, where and when. */
export const readyForPickup = template({
  fields: z.extend(orderFields, { isPart: z.boolean() }),
  subject: subjectOf,
  body: (order, shop) => {
    const { text, partText, bring } = emailsOrdersMessages.readyForPickup
    const words = (order.isPart ? partText : text)(order.customerName, order.pickup?.name ?? '')
    return (
      <Layout shop={shop} title={subjectOf(order)} preview={words} reason={emailsOrdersMessages.order.reason}>
        <Opening>{words}</Opening>
        <Text>{bring(order.orderNumber)}</Text>
        <Destination order={order} />
        <Lines lines={order.lines} shop={shop} />
        <FollowLink place={order.trackingPath} shop={shop} />
      </Layout>
    )
  },
})

function subjectOf({ orderNumber, isPart }: { orderNumber: string; isPart: boolean }): string {
  const { subject, partSubject } = emailsOrdersMessages.readyForPickup
  return (isPart ? partSubject : subject)(orderNumber)
}
