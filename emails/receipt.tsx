import * as z from 'zod/mini'
import { dayWithYear } from '#contract/day-in-words.ts'
import { formatCents } from '#contract/money.ts'
import { isTakenByHand } from '#contract/payments/brand-name.ts'
import { arrivalInWords, shopDay } from '#contract/shipping/arrival-dates.ts'
import { emailsOrdersMessages } from '#messages/en-US/emails/orders.ts'
import { Action, Layout, Small, Text } from './layout.tsx'
import { orderFields } from './order-fields.ts'
import { cardWords, Destination, FollowLink, Lines, Notes, Sums } from './order-parts.tsx'
import { Opening } from './own-words/own-words.tsx'
import { template } from './template.ts'

type Received = Pick<z.infer<typeof orderFields>, 'cardBrand' | 'totalCents'>

function previewOf({ cardBrand, totalCents }: Received, total: string, card: string): string {
  const messages = emailsOrdersMessages.receipt
  if (totalCents === 0) return messages.freePreview
  return isTakenByHand(cardBrand) ? messages.receivedPreview(total) : messages.preview(total, card)
}

/** The receipt: items, totals and address. */
export const receipt = template({
  fields: z.extend(orderFields, { isRepeat: z._default(z.boolean(), false) }),
  subject: ({ orderNumber, totalCents }) => emailsOrdersMessages.receipt.subject(orderNumber, formatCents(totalCents)),
  body: (order, shop) => {
    const messages = emailsOrdersMessages.receipt
    const { shipping } = shop.settings
    const orderedOn = dayWithYear(shopDay(new Date(order.orderedAt), shop.settings.shop))
    const total = formatCents(order.totalCents)
    const card = cardWords(order.cardBrand, order.cardLast4)
    const say = isTakenByHand(order.cardBrand) ? messages.received : messages.paid
    return (
      <Layout
        shop={shop}
        title={messages.title(order.orderNumber)}
        preview={previewOf(order, total, card)}
        reason={emailsOrdersMessages.order.reason}
      >
        <Opening>
          {order.totalCents > 0
            ? say(order.customerName, total, card, orderedOn)
            : messages.free(order.customerName, orderedOn)}
        </Opening>
        <Text>
          {order.promised
            ? (order.pickup ? messages.ready : messages.arrives)(arrivalInWords(order.promised))
            : messages.packs(shipping.processingDays)}
        </Text>
        <Action shop={shop} place={order.place}>
          {messages.view}
        </Action>
        <Lines lines={order.lines} shop={shop} />
        <Sums order={order} />
        <Destination order={order} />
        <Notes order={order} />
        <FollowLink place={order.trackingPath} shop={shop} canCancel />
        {order.isRepeat && <Small>{messages.repeat}</Small>}
      </Layout>
    )
  },
})
