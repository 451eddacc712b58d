import { formatCents } from '#contract/money.ts'
import { Action, Heading, Layout, Text } from './layout.tsx'
import { orderFields } from './order-fields.ts'
import { AddressLines, Lines, Sums } from './order-parts.tsx'
import { template } from './template.ts'

/** Notifies the shop of a new order. */
export const newOrder = template({
  fields: orderFields,
  subject: ({ orderNumber, totalCents }) => `New order ${orderNumber}: ${formatCents(totalCents)}`,
  body: (order, shop) => (
    <Layout
      shop={shop}
      title={`New order ${order.orderNumber}`}
      preview={`${formatCents(order.totalCents)} from ${order.customerName}, ${order.shippingOption} shipping.`}
      reason="You get this mail because you run the shop."
    >
      <Text>
        {formatCents(order.totalCents)} from {order.customerName}, {order.shippingOption} shipping.
      </Text>
      <Action shop={shop} place={`/orders/${order.orderNumber}`}>
        Open the order
      </Action>
      <Lines lines={order.lines} shop={shop} />
      <Sums order={order} />
      <Heading>Ship to</Heading>
      <AddressLines address={order.address} />
    </Layout>
  ),
})
