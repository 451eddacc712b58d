import { defineMessages } from '../define-messages.ts'

const unconfirmed = 'Your bank still has to confirm the payment'
const soonConfirmed =
  "This can take several business days. Your items are reserved, and we'll email you once it's done."

/** Ordering by bank transfer, and how an order that awaits its payment is paid. */
export const transferMessages = defineMessages('transfer', {
  awaitingThanks: (customer: string, email: string) =>
    `Thank you, ${customer}. We've emailed the next steps to ${email}. Your receipt follows once the order is paid.`,
  awaitingThanksUnnamed: "Thank you. We've emailed you the next steps. Your receipt follows once the order is paid.",
  pay: {
    transfer: 'Please transfer the total',
    provider: unconfirmed,
    link: unconfirmed,
  },
  payText: {
    transfer: (until: string) =>
      `We'll hold your items until ${until}. Use the order number as the reference so we can match your payment.`,
    provider: () => soonConfirmed,
    link: () => soonConfirmed,
  },
  accountHidden: 'Our account details are in the email we sent you, and here in the browser you ordered with.',
  account: {
    holder: 'Account holder',
    bank: 'Bank',
    number: 'Account number',
    code: 'Bank code',
    reference: 'Reference',
    amount: 'Amount',
  },
  transferTitle: 'Pay by bank transfer',
  transferLead: (days: number) =>
    `Order now, then transfer the total to our account. We'll hold your items for ${days === 1 ? '1 day' : `${days} days`}.`,
  noTransfer: "Bank transfer isn't available right now",
  taxByState: 'Depends on your state',
  units: (quantity: number, name: string) => `${quantity} × ${name}`,
  quoting: 'Calculating the total …',
  noTotal: "We couldn't calculate the total. Please try again in a moment.",
  orderFor: (total: string) => `Order and pay ${total}`,
  orderNow: 'Order now',
})
