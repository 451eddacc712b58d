import { defineMessages } from '../define-messages.ts'
import { nameSize } from '../name-size.ts'

/** A shopper's orders: the history, an order's page and the tracking page. */
export const ordersMessages = defineMessages('orders', {
  /** spec */
  history: 'Orders History',
  /** spec */
  empty: 'There is no order found.',
  /** spec */
  continueBrowsing: 'Continue Browsing',
  older: 'Older orders',
  /** spec */
  myOrders: 'My Orders',
  order: (number: string) => `Order ${number}`,
  placed: <Node>(day: Node) => ['Placed ', day],
  units: (units: number) => (units === 1 ? '1 item' : `${units} items`),
  summary: (items: string, total: string) => `${items}, ${total}`,
  moreItems: (items: number) => `+${items}`,
  view: 'View order',
  viewOf: (number: string) => `View order ${number}`,
  around: 'Orders',

  items: 'Items',
  size: (size: number | string) => nameSize('Size', size, 'One size'),
  quantity: (units: number, price: string) => `${units} × ${price}`,
  subtotal: 'Subtotal',
  shipping: 'Shipping',
  /** spec */
  freeShipping: 'Free shipping',
  lineDiscount: (amount: string) => `Discount −${amount}`,
  free: 'Free',
  tax: 'Tax',
  includedTax: (percent: string) => `Includes ${percent}% VAT`,
  total: 'Total',

  details: 'Details',
  orderNumber: 'Order number',
  status: 'Status',
  paymentMethod: 'Payment method',
  shippingAddress: 'Shipping address',
  addressMasked: 'To see the full address, open the link in one of our emails.',
  invoices: 'Invoice',
  paper: {
    invoice: (number: string) => `Invoice ${number}`,
    'credit-note': (number: string) => `Credit note ${number}`,
  },
  package: 'Package',
  packages: 'Packages',
  packageNumber: (position: number) => `Package ${position}`,
  packageExpected: (days: string) => `Should arrive ${days}.`,
  packageArrived: (day: string) => `Arrived ${day}.`,
  noTracking: 'No tracking',
  partlyShipped: 'Partly shipped',
  receipt: 'Receipt',
  card: (brand: string, last4: string) => `${brand} ending in ${last4}`,
  unknownCard: 'Card',
  nothingToPay: 'Paid in full by discounts',

  progress: 'Progress',
  steps: {
    placed: 'Ordered',
    paid: 'Paid',
    shipped: 'Shipped',
    partlyShipped: 'Partly shipped',
    delivered: 'Delivered',
    canceled: 'Canceled',
    refunded: 'Refunded',
  },
  by: (day: string) => `by ${day}`,
  eventsTitle: 'History of this order',
  /** The kinds of events in the history. */
  events: {
    placed: 'Ordered',
    paid: 'Paid',
    mailed: 'Email sent',
    shipped: 'Shipped',
    tracking: 'Tracking changed',
    delivered: 'Delivered',
    canceled: 'Canceled',
    refunded: 'Refunded',
    'refund-failed': 'Refund delayed',
    disputed: 'Payment disputed',
  } as Readonly<Record<string, string>>,

  promised: <Node>(days: Node) => ['Arrives ', days, '.'],
  late: (promised: string) => `We promised it by ${promised}, and it hasn't shipped yet. We're sorry.`,
  onTime: <Node>(days: Node, promised: string) => ['Should arrive ', days, `. We promised it by ${promised}.`],
  delayed: <Node>(days: Node, promised: string) => [
    'Should arrive ',
    days,
    `. We promised it by ${promised} and are sorry for the delay.`,
  ],
  overdue: (day: string) => `It should have arrived by ${day}. If it hasn't, please contact us.`,
  arrived: <Node>(day: Node) => ['Arrived ', day, '.'],
  arrivedOnTime: <Node>(day: Node, promised: string) => ['Arrived ', day, `. We promised it by ${promised}.`],
  arrivedLate: <Node>(day: Node, promised: string) => [
    'Arrived ',
    day,
    `. We promised it by ${promised} and are sorry it was late.`,
  ],
  packing: (days: string) =>
    `We'll pack it within ${days} business days and email you the tracking number when it ships.`,
  shippedBy: (carrier: string) => `${carrier} has your package. It may take a day before tracking shows where it is.`,
  onItsWay: 'Your package is on its way.',
  restFollows: "A part of your order has shipped. We'll email you when the rest does.",
  allShipped: (packages: number) => `All of your order is on its way, in ${packages} packages.`,
  abroad: 'Delivery time depends on the country.',
  refunds: {
    pending: (days: string) => `Your refund is on its way. It takes ${days} business days to reach your account.`,
    done: (days: string) => `Refunded. Your bank may take ${days} business days to show it.`,
    failed: "Your refund is delayed. We're taking care of it.",
  },
  refundedSum: 'Refunded',
  refundedPart: 'Partly refunded',
  refundStates: { pending: 'Refund on its way', done: 'Refunded', failed: 'Refund delayed' },

  nextSteps: 'What happens next',
  /** spec */
  track: 'Track Order',
  trackHint: (number: string) => `${number} (opens the carrier's page in a new tab)`,
  cancel: 'Cancel order',
  cancelTitle: (number: string) => `Cancel order ${number}?`,
  allRefunded: 'The whole payment has already been refunded.',
  cancelText: (total: string, last4: string, days: string) =>
    `${total} will be refunded to your card ending in ${last4}. The refund takes ${days} business days.`,
  keep: 'Keep order',
  unknownAction: 'This is not possible here.',
  arrivedQuestion: 'Has it arrived?',
  correctArrival: 'Change the day it arrived',
  arrivedOn: 'Arrived on',
  confirmArrival: 'It has arrived',
  returnTitle: 'Not right for you?',
  returnDays: (days: number) =>
    days === 1
      ? 'You can return items within 1 day of delivery.'
      : `You can return items within ${days} days of delivery.`,
  returnUntil: (day: string) => `You can return items until ${day}.`,
  returnOver: (day: string) => `You could return items until ${day}.`,
  startReturn: 'Return items',
  returnPolicy: 'How returns work',
  questions: <Node>(link: (text: string) => Node) => ['Questions about this order? ', link('Contact us'), '.'],
  print: 'Print',

  trackTitle: 'Track your order',
  trackLead: 'See where your order is, and cancel it until it ships.',
  trackAnother: 'Track another order',
  numberHint: "You'll find it in your receipt.",
  email: 'Email',
  emailHint: 'The address you ordered with.',
  trackingMissing: 'Please enter your order number and the email address you ordered with.',
  find: 'Find my order',
})
