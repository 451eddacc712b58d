import * as z from 'zod/mini'
import { dayWithWeekday } from '#contract/day-in-words.ts'
import { arrivalInWords } from '#contract/shipping/arrival-dates.ts'
import type { ArrivalDays } from '#contract/shipping/arrival-days.ts'
import { emailsOrdersMessages } from '#messages/en-US/emails/orders.ts'
import { Action, Layout, Text } from './layout.tsx'
import { orderFields } from './order-fields.ts'
import { Destination, FollowLink, Lines } from './order-parts.tsx'
import { Opening } from './own-words/own-words.tsx'
import { template } from './template.ts'

/** Tells the buyer that a package of the order has shipped, what is in it, and how to track it. */
export const shipped = template({
  fields: z.extend(orderFields, {
    carrier: z.nullable(z.string()),
    trackingNumber: z.nullable(z.string()),
    trackingUrl: z.nullable(z.string()),
    /** Whether it is one of several packages, and the last of them; emails of older versions have all of an order. */
    isPart: z._default(z.boolean(), false),
    isLast: z._default(z.boolean(), true),
    /** Whether it replaces the tracking of an earlier email. */
    isCorrection: z._default(z.boolean(), false),
  }),
  subject: subjectOf,
  body: (order, shop) => {
    const messages = emailsOrdersMessages.shipped
    return (
      <Layout
        shop={shop}
        title={subjectOf(order)}
        preview={order.carrier && order.trackingNumber ? messages.preview(order.carrier, order.trackingNumber) : ''}
        reason={emailsOrdersMessages.order.reason}
      >
        <Opening />
        <Text>{trackingWords(order)}</Text>
        {order.expected && order.promised && <Text>{arrivalWords(order.expected, order.promised)}</Text>}
        {order.isPart && !order.isCorrection && <Text>{order.isLast ? messages.last : messages.restFollows}</Text>}
        {order.trackingUrl && (
          <Action shop={shop} place={order.trackingUrl}>
            {messages.track}
          </Action>
        )}
        <Lines lines={order.lines} shop={shop} />
        <Destination order={order} />
        <FollowLink place={order.trackingPath} shop={shop} />
      </Layout>
    )
  },
})

interface Package {
  orderNumber: string
  carrier: string | null
  trackingNumber: string | null
  isPart: boolean
  isCorrection: boolean
}

function subjectOf({ orderNumber, isPart, isCorrection }: Omit<Package, 'carrier' | 'trackingNumber'>): string {
  const { subject, partSubject, correctedSubject } = emailsOrdersMessages.shipped
  if (isCorrection) return correctedSubject(orderNumber)
  return (isPart ? partSubject : subject)(orderNumber)
}

function trackingWords({ carrier, trackingNumber, isPart, isCorrection }: Package): string {
  const { handed, handedPart, sent, sentPart, number, correctedTo, corrected } = emailsOrdersMessages.shipped
  if (isCorrection) return carrier && trackingNumber ? correctedTo(carrier, trackingNumber) : corrected(carrier)
  if (carrier === null) return isPart ? sentPart : sent
  const words = (isPart ? handedPart : handed)(carrier)
  return trackingNumber === null ? words : `${words} ${number(trackingNumber)}`
}

function arrivalWords(expected: ArrivalDays, promised: ArrivalDays): string {
  const { arrives, delayed } = emailsOrdersMessages.shipped
  const days = arrivalInWords(expected)
  return expected.to > promised.to ? delayed(days, dayWithWeekday(promised.to)) : arrives(days)
}
