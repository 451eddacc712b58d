import { formatCents } from '#contract/money.ts'
import { Layout, Text } from './layout.tsx'
import { orderFields } from './order-fields.ts'
import { cardWords, FollowLink, Lines } from './order-parts.tsx'
import { template } from './template.ts'

/** Tells the buyer that the order is canceled and refunded. */
export const canceled = template({
  fields: orderFields,
  subject: ({ orderNumber, totalCents }) =>
    `Order ${orderNumber} is canceled: ${formatCents(totalCents)} goes back to you`,
  body: (order, shop) => (
    <Layout
      shop={shop}
      title={`Order ${order.orderNumber} is canceled`}
      preview={`${formatCents(order.totalCents)} goes back to ${cardWords(order.cardBrand, order.cardLast4)}.`}
      reason="You get this mail because you bought something from us."
    >
      <Text>
        {formatCents(order.totalCents)} goes back to {cardWords(order.cardBrand, order.cardLast4)}. Banks take{' '}
        {shop.settings.returns.cancelRefundDays} business days until it shows on your statement. There is nothing more
        for you to do.
      </Text>
      <Lines lines={order.lines} shop={shop} />
      <FollowLink place={order.trackingPath} shop={shop} />
    </Layout>
  ),
})
