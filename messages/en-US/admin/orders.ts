import { defineMessages } from '../../define-messages.ts'
import { nameSize } from '../../name-size.ts'

/** Orders, shipping, and the papers of an order. */
export const adminOrdersMessages = defineMessages('admin/orders', {
  search: 'Number, name or email',
  status: 'Status',
  anyStatus: 'All',
  // The owner reads the words spelled correctly; shoppers and the API keep the specification's.
  statuses: { Proccessing: 'Processing', Shipped: 'Shipped', Canceled: 'Canceled' },
  from: 'From',
  until: 'Until',
  show: 'Show',
  exportCsv: 'Export these orders as CSV',
  shipOrders: 'Ship orders',
  /** spec */
  empty: 'There is no order found.',
  showAll: 'Show all',
  older: 'Older orders',

  columns: { order: 'Order', date: 'Date', customer: 'Customer', items: 'Items', total: 'Total', status: 'Status' },
  items: (units: number) => (units === 1 ? '1 item' : `${units} items`),
  express: 'Express',
  refundFailed: 'Refund failed',
  disputed: 'Disputed',
  detailsOf: (order: string) => `Details of ${order}`,
  actionsOf: (order: string) => `Actions for ${order}`,

  all: 'All orders',
  placed: <Node>(moment: Node) => ['Placed ', moment],
  packingSlip: 'Packing slip',
  packingSlipOf: (order: string) => `Packing slip of ${order}`,
  vatNumber: (vatNumber: string) => `VAT number ${vatNumber}`,
  payment: 'Payment',
  paidWith: 'Paid with',
  shipTo: 'Ship to',
  shipping: 'Shipping',
  tracking: 'Tracking',
  customer: 'Customer',
  ordersOf: 'Orders of this customer',
  timeline: 'Timeline',
  events: {
    placed: 'Ordered',
    paid: 'Paid',
    mailed: 'Email sent',
    shipped: 'Shipped',
    delivered: 'Delivered',
    canceled: 'Canceled',
    refunded: 'Refunded',
    'refund-failed': 'Refund delayed',
    disputed: 'Payment disputed',
    note: 'Note',
  } as Readonly<Record<string, string>>,
  refundedPart: 'Partly refunded',
  byHand: {
    title: (amount: string) => `Pay ${amount} back`,
    text: 'No payment provider took this payment. Pay it back yourself, then record it here; the credit note follows.',
    done: 'Record as paid back',
  },
  refund: {
    action: 'Refund',
    title: (order: string) => `Refund order ${order}`,
    units: (name: string, choice: string) => (choice === '' ? name : `${name}, ${choice}`),
    none: 'No refund',
    unitsAre: (units: number, all: number, amount: string) => `${units} of ${all}: ${amount}`,
    shipping: (amount: string) => `Shipping: ${amount}`,
    motive: 'Reason',
    motives: {
      returned: 'Returned',
      faulty: 'Faulty or damaged',
      missing: 'Missing or lost',
      late: 'Late delivery',
      goodwill: 'Goodwill',
      other: 'Other',
    },
    restock: 'Return the units to stock',
    restockHint: 'Only for units that can be sold again.',
    left: (rest: string) => `${rest} of the payment is left.`,
    hint: 'Amounts include tax. The customer gets an email and a credit note.',
    submit: (amount: string) => `Refund ${amount}`,
    nothingLeft: 'The whole payment has been refunded.',
  },
  refunds: {
    pending: 'Refund pending',
    done: 'Refunded',
    failed: 'Refund failed',
  },

  resendReceipt: (times: number) => `Resend receipt (${times})`,
  inviteReview: (times: number) => `Send review invitation (${times})`,
  /** spec */
  trackOrder: 'Track Order',
  trackOrderHint: (order: string) => `${order} (opens the carrier's page in a new tab)`,

  cancelText: (total: string, last4: string, days: string) =>
    `The customer gets ${total} back on the card ending in ${last4} within ${days} business days, and an email about it. The items return to stock.`,

  failedRefund: 'Failed refund',
  refundRefused: (amount: string, attempts: number) =>
    `The refund of ${amount} failed ${attempts === 1 ? 'once' : `${attempts} times`}.`,
  retryRefund: 'Retry refund',
  disputedPayment: 'Disputed payment',
  disputedSince: <Node>(moment: Node) => ['The buyer disputed this payment on ', moment, '.'],
  disputeHint:
    'Respond at your payment provider before its deadline. Check the dispute before you ship or refund the order.',

  toShip: (orders: number) => `To ship: ${orders}`,
  oldestFirst: 'Oldest first.',
  oldestOf: (shown: number, total: number) => `Showing the ${shown} oldest of ${total}.`,
  nothingToShip: 'No orders to ship.',
  refresh: 'Refresh list',
  shipOrder: (order: string) => `Ship ${order}`,
  shipped: 'Shipped',
  carrier: 'Carrier',
  trackingNumber: 'Tracking number',
  ship: 'Ship',
  refusedFor: (order: string, reason: string) => `${order}: ${reason}`,

  backToOrder: 'Back to the order',
  print: 'Print',
  orderOn: (order: string, day: string) => `Order ${order}, ${day}`,
  size: (size: number | string) => nameSize('size', size, 'one size'),
  canceledDoNotShip: 'Canceled. Do not ship.',
  slipColumns: { picked: 'Picked', item: 'Item', sku: 'SKU', quantity: 'Quantity' },
  itemsInTotal: (units: number) => (units === 1 ? '1 item in total' : `${units} items in total`),
  shippingOptions: { standard: 'Standard', express: 'Express' },
  thanks: (days: number) =>
    `Thank you for your order. If something is not right, you can return it within ${days} days of delivery.`,
})
