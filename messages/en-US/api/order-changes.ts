import { defineMessages } from '../../define-messages.ts'

/** Calls that edit orders. */
export const apiOrderChangesMessages = defineMessages('api/order-changes', {
  editable: (order: string) => `What can be changed in order ${order}.`,
  notOpen: 'Only orders that are still being processed can be edited.',
  changedMeanwhile: 'Another admin edited this order in the meantime. Reload the page and check it.',
  otherAmounts: 'Prices or refunds changed in the meantime. Check the new amounts and save again.',
  nothingChanged: 'Change something first.',
  lineTwice: 'An item is listed twice.',
  lineNotFound: 'This item is not part of the order.',
  tooManyUnits: (name: string, left: number) =>
    left === 0 ? `No units of ${name} are left to change.` : `Only ${left} of ${name} can be changed.`,
  alreadyRefunded: (name: string) => `${name} has been refunded already and cannot be changed.`,
  noLongerSold: (name: string) => `This option of ${name} is no longer sold.`,
  paidWithCredit: (name: string) => `Store credit paid for ${name}, so it can be removed but not replaced.`,
  everythingRemoved: 'This would remove everything. Cancel the order instead.',
  waiting: 'A change to this order is waiting for payment. Withdraw it first.',
  preview: 'The difference this change makes.',
  changed: 'The order has been changed. The customer gets an email.',
  refunding: (amount: string) =>
    `The order has been changed, and ${amount} is being refunded. The customer gets an email.`,
  requested: (amount: string) =>
    `The customer gets a link to pay ${amount} by email. The order changes once it is paid.`,
  withdrawn: 'The change has been withdrawn, and its payment link no longer works.',
  alreadyPaid: 'This change has already been paid for.',
  notFound: 'Change not found.',
  description: (items: string) => `Change to your order: ${items}`,
  item: (item: string, units: number) => `${units} × ${item}`,
  otherCountry: 'Tax and shipping differ by country. Cancel the order and let the customer place it again.',
  pickedUp: 'This is a pickup order, so its address is that of the pickup point.',
  otherTax: 'The tax would be different at this address. Cancel the order and let the customer place it again.',
  contactSame: 'Nothing has changed.',
  contactChanged: 'The address has been changed. The customer gets an email.',
  edited: (removed: number, added: number) =>
    [removed > 0 && `Removed: ${removed}`, added > 0 && `Added: ${added}`].filter(Boolean).join(', '),
  contactEdited: 'Address or contact',
  requestedPayment: (amount: string) => `Payment link for ${amount} sent`,
})
