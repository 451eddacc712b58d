import { defineMessages } from '../define-messages.ts'

/**
 * What shipping costs and when an order arrives, in the same sentences wherever a shopper reads it. `days` is the estimated
 * days of arrival, such as "Mon, Nov 30 – Mon, Dec 7".
 */
export const shippingMessages = defineMessages('shipping', {
  free: 'Standard shipping is free on all orders.',
  offer: (expressPrice: string, freeExpressOver: string) =>
    `Standard shipping is free on all orders. Express is ${expressPrice}, free over ${freeExpressOver}.`,

  arrives: <Node>(days: Node) => ['Arrives ', days, '.'],
  /** While the date of the order is unknown. */
  arrivesIn: (min: number, max: number) =>
    min === max ? `Arrives in ${min} business days.` : `Arrives in ${min} to ${max} business days.`,
  /** `time` is the cut-off in the shopper's own time, such as "5 PM". */
  arrivesToday: <Node>(days: Node, time: string) => ['Arrives ', days, ` if you order by ${time} today.`],
  arrivesTomorrow: <Node>(days: Node, time: string) => ['Arrives ', days, ` if you order by ${time} tomorrow.`],
  arrivesLater: <Node>(days: Node, time: string, day: string) => [
    'Arrives ',
    days,
    ` if you order by ${time} on ${day}.`,
  ],
})
