import { defineMessages } from '../../define-messages.ts'

/** The back-in-stock requests of shoppers. */
export const adminStockAlertsMessages = defineMessages('admin/stock-alerts', {
  lead: 'Customers get one email when the item is back, first come, first served.',
  export: 'Export as CSV',
  byProduct: 'By product',
  byCustomer: 'By customer',
  notified: 'Notified',
  searchAlerts: 'Email or product',
  searchProducts: 'Product, SKU, brand or type',
  onlyFor: (variant: string) => `Requests for ${variant} only.`,
  older: 'Older requests',
  moreProducts: 'More products',
  none: 'No back-in-stock requests.',
  noneNotified: 'No one has been notified yet.',
  noneFound: 'No requests found.',
  noneMatching: (search: string) => `No requests match “${search}”.`,

  requested: <Node>(day: Node) => ['Requested ', day],
  requestedAndNotified: <Node>(day: Node, moment: Node) => ['Requested ', day, ', notified ', moment],
  removed: 'Removed',
  remove: 'Remove',
  removeRecord: 'Remove this record?',
  cancelRequest: 'Cancel this request?',

  waiting: (customers: number) => `${customers} waiting`,
  requestsFor: (product: string) => `Requests for ${product}`,
  viewRequests: (requests: number, product: string, variant: string) =>
    `${requests}, view requests for ${product}, ${variant}`,
  variant: 'Variant',
  waitingColumn: 'Waiting',
  since: 'Since',
  inStock: 'In stock',
  notCounted: 'not counted',
  defaultVariant: 'Default variant',
})
