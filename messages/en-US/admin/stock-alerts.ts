import { defineMessages } from '../../define-messages.ts'

/** The back-in-stock requests of shoppers. */
export const adminStockAlertsMessages = defineMessages('admin/stock-alerts', {
  lead: 'Customers get one email when the item is back, first come, first served.',
  byVariant: 'By variant',
  byCustomer: 'By customer',
  notified: 'Notified',
  searchAlerts: 'Email or product',
  searchProducts: 'Product, SKU, brand or type',
  /** Said where a tab lists nothing, without and with a search. */
  empty: {
    variants: {
      title: 'No variants requested.',
      text: 'A variant appears here when a customer asks for an email at a sold-out item.',
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
    waiting: 'Waiting',
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
})
