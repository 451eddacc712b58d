import { defineMessages } from '../define-messages.ts'

/** Ordering by bank transfer, and how an order that awaits its payment is paid. */
export const transferMessages = defineMessages('transfer', {
  awaitingThanks: (customer: string, email: string) =>
    `Thank you, ${customer}. We've emailed the next steps to ${email}. Your receipt follows once the order is paid.`,
  awaitingThanksUnnamed: "Thank you. We've emailed you the next steps. Your receipt follows once the order is paid.",
  pay: {
    transfer: 'Please transfer the total',
    provider: 'Your bank still has to confirm the payment',
    link: 'Your bank still has to confirm the payment',
  },
  payText: {
    transfer: (until: string) =>
      `We reserve your items until ${until}. Use the order number as the reference, so that we find your payment.`,
    provider: () => 'This can take several business days. Your items are reserved, and we email you once it is done.',
    link: () => 'This can take several business days. Your items are reserved, and we email you once it is done.',
  },
  accountHidden: 'The account to transfer to is in our email, and shown in the browser you ordered with.',
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
    `You order now and transfer the total to our account. We reserve your items for ${days === 1 ? '1 day' : `${days} days`}.`,
  noTransfer: 'Bank transfers are not offered right now',
  taxByState: 'Depends on your state',
  units: (quantity: number, name: string) => `${quantity} × ${name}`,
  quoting: 'Calculating the total …',
  noTotal: "The total couldn't be calculated. Please try again in a moment.",
  orderFor: (total: string) => `Order and pay ${total}`,
  orderNow: 'Order now',
})
