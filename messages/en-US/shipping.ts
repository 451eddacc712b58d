import { defineMessages } from '../define-messages.ts'

/**
 * What shipping costs and when an order arrives, in the same sentences wherever a shopper reads it. `days` is the estimated
 * days of arrival, such as "Mon, Nov 30 – Mon, Dec 7".
 */
export const shippingMessages = defineMessages('shipping', {
  speeds: { standard: 'Standard shipping', express: 'Express' },
  free: (method: string) => `${method} is free on all orders.`,
  costs: (method: string, price: string) => `${method} is ${price}.`,
  freeOver: (method: string, price: string, over: string) => `${method} is ${price}, free over ${over}.`,
  lessOver: (method: string, price: string, over: string, then: string) =>
    `${method} is ${price}, ${then} over ${over}.`,
  byWeight: (method: string, price: string) => `${method} starts at ${price} and depends on the weight.`,
  to: (country: string, offer: string) => `Shipping to ${country}: ${offer}`,

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
