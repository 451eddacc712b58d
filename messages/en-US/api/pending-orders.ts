import { defineMessages } from '../../define-messages.ts'

const withReference = (sentence: string) => (reference: string) => (reference ? `${sentence}: ${reference}` : sentence)

/** Calls of orders that await their payment. */
export const apiPendingOrdersMessages = defineMessages('api/pending-orders', {
  notFound: 'No such order is awaiting payment.',
  paid: (order: string) => `${order} is paid. The customer gets the receipt by email.`,
  paidOnCardPage:
    'This order is to be paid on the card page. If it was paid elsewhere, cancel it and create a new one.',
  bankDecides:
    "The customer's bank is still deciding about this payment. Wait for it, then cancel and refund the order.",
  oldCurrency: (currency: string, current: string) =>
    `This order is in ${currency}, and the shop sells in ${current} now. Create a new order for what was paid.`,
  canceled: 'Order canceled. Its items are released, and the customer gets an email.',
  extended: (days: number) => `The items are reserved for ${days === 1 ? '1 more day' : `${days} days`} from now.`,
  over: {
    awaiting: '',
    paid: 'This order has been paid in the meantime.',
    canceled: 'This order has already been canceled.',
    expired: 'This order was not paid in time, and its items were released.',
    failed: "The customer's bank declined the payment of this order.",
  },
  paidByManagers: 'Only owners and managers place orders that are already paid.',
  addressMissing: 'Please enter the address.',
  noAccount: 'Enter your bank account in the settings first.',
  created: {
    link: (order: string) => `${order} is awaiting payment. The customer gets the payment link by email.`,
    transfer: (order: string) => `${order} is awaiting payment. The customer gets your bank details by email.`,
    paid: (order: string) => `${order} is placed. The customer gets the receipt by email.`,
  },
  markedPaid: {
    bank_transfer: withReference('Paid by bank transfer'),
    cash: withReference('Paid in cash'),
    other: withReference('Paid elsewhere'),
  },
})
