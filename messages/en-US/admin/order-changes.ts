import { defineMessages } from '../../define-messages.ts'
import { nameSize } from '../../name-size.ts'

/** Editing an order before it is shipped. */
export const adminOrderChangesMessages = defineMessages('admin/order-changes', {
  action: 'Edit order',
  title: (order: string) => `Edit order ${order}`,
  lead: 'Only what has not shipped can be changed. The customer gets an email about every change.',
  notOpen: 'This order can no longer be edited. Only orders in processing can.',
  items: 'Items',
  keep: (name: string, choice: string) => (choice === '' ? name : `${name}, ${choice}`),
  stay: (units: number, left: number) =>
    units === left ? `Keep ${left === 1 ? 'it' : `all ${left}`}` : units === 0 ? 'Remove' : `Keep ${units} of ${left}`,
  add: (item: string) => `Add for ${item}`,
  nothing: 'Nothing',
  size: (size: number | string) => nameSize('Size', size, 'One size'),
  choice: (variant: string, price: string, inStock: number | null) =>
    [variant, price, inStock === null ? '' : `${Math.max(0, inStock)} in stock`].filter(Boolean).join(' · '),
  count: (item: string) => `Units to add for ${item}`,
  countInvalid: 'Please enter a whole number from 1 to 100.',
  noChoices: 'This item was paid for with store credit or is no longer sold, so it can only be removed.',
  summary: 'Difference',
  nothingYet: 'Change the items to see the difference.',
  calculating: 'Calculating…',
  removed: 'Removed',
  added: 'Added',
  refund: 'To refund',
  toPay: 'To be paid by the customer',
  even: 'Nothing to pay or refund',
  refundHint: 'Refunded to the original payment method, with a credit note. The shipping charge stays the same.',
  toPayHint:
    'The customer gets a payment link by email, valid for 7 days. The items are reserved, and the order changes once it is paid.',
  save: 'Change order',
  request: 'Send payment link',
  waiting: (amount: string) => `A change is waiting for a payment of ${amount}`,
  waitingUntil: <Node>(moment: Node) => [
    'The payment link is valid until ',
    moment,
    '. Other items can be changed after that.',
  ],
  withdraw: 'Withdraw the change',
  contact: 'Address and contact',
  contactHint: 'The country stays: tax and shipping depend on it.',
  saveContact: 'Save address and contact',
})
