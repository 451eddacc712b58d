import { defineMessages } from '../../define-messages.ts'

/** The back-in-stock requests of shoppers. */
export const adminStockAlertsMessages = defineMessages('admin/stock-alerts', {
  lead: 'Customers get one email when the item is back, first come, first served.',
  radar: 'Restock radar',
  radarLead:
    'What people want and cannot have, by how many they are: those who asked for an email, and those with the product on their wishlist. Views are counted when a shopper opens a sold-out variant, or asks to be told about it; nothing is stored about who looked.',
  byCustomer: 'By customer',
  notified: 'Notified',
  searchAlerts: 'Email or product',
  searchProducts: 'Product, SKU, brand or type',
  /** Said where a tab lists nothing, without and with a search. */
  empty: {
    variants: {
      title: 'No variants requested.',
      text: 'A variant appears here when a customer asks for an email at a sold-out item, has it on a wishlist, or looks at it.',
      filtered: 'No requested variants found.',
    },
    waiting: {
      title: 'No customers waiting.',
      text: 'A request appears here when a customer asks for an email at a sold-out item.',
      filtered: 'No requests found.',
    },
    sent: {
      title: 'No one has been notified yet.',
      text: 'A request moves here when its item is back in stock and its email is sent.',
      filtered: 'No notifications found.',
    },
  },

  columns: {
    product: 'Product',
    variant: 'Variant',
    sku: 'SKU',
    status: 'Status',
    people: 'People',
    waiting: 'Waiting',
    wishlists: 'Wishlists',
    views: 'Views, 30 days',
    sold: 'Sold, 30 days',
    since: 'Since',
    inStock: 'In stock',
    email: 'Email',
    requested: 'Requested',
    notified: 'Notified',
  },
  viewRequests: (requests: number, variant: string) => `${requests}, view requests for ${variant}`,
  notCounted: 'not counted',
  defaultVariant: 'Default variant',

  remove: 'Remove',
  removeText: (count: number) =>
    count === 1
      ? 'This customer will not be told that the item is back.'
      : `These ${count.toLocaleString('en-US')} customers will not be told that the items are back.`,
  removeRecordText: (count: number) =>
    count === 1
      ? 'The record of this notification will be deleted.'
      : `The records of these ${count.toLocaleString('en-US')} notifications will be deleted.`,

  restock: {
    button: 'Restock',
    of: (variant: string) => `Restock ${variant}`,
    units: 'Units that have arrived',
    unitsInvalid: 'Please enter at least one unit, in whole units.',
    reference: 'Delivery note',
    submit: (units: number) => `Restock ${units.toLocaleString('en-US')}`,
    submitEmpty: 'Restock',
    told: (people: number) =>
      people === 0
        ? 'Nobody asked for an email.'
        : `${people.toLocaleString('en-US')} ${people === 1 ? 'person gets' : 'people get'} an email, first come, first served.`,
    more: (people: number) => `and ${people.toLocaleString('en-US')} more`,
    unpublished: 'The product is not in the shop, so nobody is told before it is published.',
    looking: 'Looking up who would be told…',
  },
})
