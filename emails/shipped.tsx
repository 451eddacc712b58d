import * as z from 'zod/mini'
import { carriers } from '#contract/shipments/carriers.ts'
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
  subject: ({ orderNumber }) => `Order ${orderNumber} is on its way`,
  body: (order, shop) => (
    <Layout
      shop={shop}
      title={`Order ${order.orderNumber} is on its way`}
      preview={`${order.carrier} has it under ${order.trackingNumber}.`}
      reason="You get this mail because you bought something from us."
    >
      <Text>
        {order.carrier} has it, under the tracking number {order.trackingNumber}. It can take a day until the number
        shows where it is.
      </Text>
      <Action shop={shop} place={order.trackingUrl}>
        Follow your parcel
      </Action>
      <Lines lines={order.lines} shop={shop} />
      <Heading>Goes to</Heading>
      <AddressLines address={order.address} />
      <FollowLink place={order.trackingPath} shop={shop} />
    </Layout>
  ),
})
