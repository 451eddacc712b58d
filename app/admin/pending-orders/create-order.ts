import { api } from '#app/api.ts'
import type { Quote } from '#contract/checkout/quote.ts'
import { toAmount, toCents } from '#contract/money.ts'
import { paidBy } from '#contract/pending-orders/pending-order.ts'
import { type ChosenItem, itemsToOrder } from './chosen-item.ts'
import type { ManualPayment } from './new-order-fields.ts'

interface NewOrder {
  items: readonly ChosenItem[]
  payment: ManualPayment
  values: Readonly<Record<string, string>>
  quote: Quote
}

/** What is asked of the customer: before tax behind a payment link, whose card page knows the address. */
export function totalToPay(payment: ManualPayment, { grandTotal, totalTax }: Quote): number {
  return payment === 'link' ? toAmount(toCents(grandTotal) - toCents(totalTax)) : grandTotal
}

/** Orders items as the form says. */
export function createOrder({ items, payment, values, quote }: NewOrder) {
  const text = (name: string) => values[name] ?? ''
  const contact = { email: text('email'), name: text('name'), country: text('country') }
  return api.pendingOrders.createManualOrder({
    items: itemsToOrder(items),
    payment,
    email: contact.email,
    customerName: contact.name,
    country: contact.country,
    ...(payment !== 'link' && {
      buyer: {
        ...contact,
        phone: text('phone'),
        line1: text('line1'),
        line2: text('line2'),
        city: text('city'),
        state: text('state'),
        postalCode: text('postalCode'),
      },
    }),
    shipping: text('shipping') || quote.option,
    total: totalToPay(payment, quote),
    days: payment === 'paid' ? 1 : Number(text('days')),
    ...(payment === 'paid' && { paidBy: paidBy.find((each) => each === text('paidBy')) ?? 'other' }),
    reference: text('reference'),
    note: text('note'),
    customerNote: text('customerNote'),
    giftMessage: text('giftMessage'),
    taxNumber: text('taxNumber'),
  })
}
