import * as z from 'zod/mini'
import { formatCents } from '#contract/money.ts'
import { deliveryDaysFor } from '#contract/shipping/shipping.ts'
import { Action, Heading, Layout, Small, Text } from './layout.tsx'
import { type OrderFields, orderFields } from './order-fields.ts'
import { AddressLines, cardWords, FollowLink, Lines, Sums } from './order-parts.tsx'
import { type TemplateShop, template } from './template.ts'

/** The receipt: items, totals and address. */
export const receipt = template({
  fields: z.extend(orderFields, { isRepeat: z._default(z.boolean(), false) }),
  subject: ({ orderNumber, totalCents }) => `Receipt for order ${orderNumber}: ${formatCents(totalCents)}`,
  body: (order, shop) => (
    <Layout
      shop={shop}
      title={`Order ${order.orderNumber} is placed`}
      preview={`${formatCents(order.totalCents)} paid with ${cardWords(order.cardBrand, order.cardLast4)}. We pack it within ${shop.settings.shipping.processingDays} business days.`}
      reason="You get this mail because you bought something from us."
    >
      <Text>
        Thank you, {order.customerName}. {formatCents(order.totalCents)} was paid with{' '}
        {cardWords(order.cardBrand, order.cardLast4)} on {dayOf(order.orderedAt)}.
      </Text>
      <Text>
        We pack it within {shop.settings.shipping.processingDays} business days and write to you with its tracking
        number. {deliveryWords(order, shop)}
      </Text>
      <Action shop={shop} place={order.place}>
        See your order
      </Action>
      <Lines lines={order.lines} shop={shop} />
      <Sums order={order} />
      <Heading>Goes to</Heading>
      <AddressLines address={order.address} />
      <FollowLink place={order.trackingPath} shop={shop} canCancel />
      {order.isRepeat && <Small>You have had this receipt before; it is the same order, sent again.</Small>}
    </Layout>
  ),
})

function deliveryWords({ shippingOption }: OrderFields, { settings }: TemplateShop): string {
  const by = shippingOption === 'express' ? 'It goes by express: within' : 'Within'
  return `${by} the United States it then takes ${deliveryDaysFor(shippingOption, settings.shipping)} business days.`
}

function dayOf(moment: string): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(moment))
}
