import { defineMessages } from '../../define-messages.ts'

const withReference = (sentence: string) => (reference: string) => (reference ? `${sentence}: ${reference}` : sentence)

/** Calls of orders that await their payment. */
export const apiPendingOrdersMessages = defineMessages('api/pending-orders', {
  notFound: 'There is no such order that awaits its payment.',
  paid: (order: string) => `${order} is paid. The customer gets the receipt by email.`,
  paidOnCardPage: 'This order is paid on the card page. Cancel it and make another one if it was paid elsewhere.',
  bankDecides:
    "The customer's bank is still deciding about this payment. Wait for it, then cancel and refund the order.",
  canceled: 'The order is canceled, its items are released, and the customer gets an email.',
  extended: (days: number) => `The items are reserved for ${days === 1 ? '1 more day' : `${days} days`} from now.`,
  over: {
    awaiting: '',
    paid: 'This order was paid meanwhile.',
    canceled: 'This order was canceled before.',
    expired: 'This order was not paid in time, and its items were released.',
    failed: "The customer's bank declined the payment of this order.",
  },
  addressMissing: 'Please enter the address.',
  noAccount: 'Enter your bank account in the settings first.',
  created: {
    link: (order: string) => `${order} awaits its payment. The customer gets the payment link by email.`,
    transfer: (order: string) => `${order} awaits its payment. The customer gets your account by email.`,
    paid: (order: string) => `${order} is placed. The customer gets the receipt by email.`,
  },
  markedPaid: {
    bank_transfer: withReference('Paid by bank transfer'),
    cash: withReference('Paid in cash'),
    other: withReference('Paid elsewhere'),
  },
})
