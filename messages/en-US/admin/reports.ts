import { defineMessages } from '../../define-messages.ts'

const counted = (count: string, one: string, many = `${one}s`) => `${count} ${count === '1' ? one : many}`

/** The first page of the admin area: open tasks, sales figures, products that need attention. Counts come formatted. */
export const adminReportsMessages = defineMessages('admin/reports', {
  figures: 'Figures',
  period: 'Period',
  days: (days: number) => `${days} days`,
  comparedWith: (from: string, until: string, days: number) =>
    `${from} – ${until}, compared with the previous ${days} days.`,
  noActivity: 'No activity in this period.',
  noActivityText: 'Choose a longer period to see earlier sales.',
  noSalesYet: 'No sales yet.',
  noSalesYetText: 'Sales, orders and checkouts will appear here.',
  viewProducts: 'View products',
  note: 'Sales are payments minus refunds, each on its own day. Canceled orders are not counted. The previous period ends at the same time of day as today.',

  sales: 'Sales',
  orders: 'Orders',
  canceledToo: (orders: string) => `and ${orders} canceled`,
  averageOrder: 'Average order',
  checkoutsPaid: 'Checkouts paid',
  checkoutsStarted: 'Checkouts started',
  paidOf: (paid: string, started: string) => `${paid} of ${counted(started, 'checkout')} started`,
  from: (before: string) => `from ${before}`,
  previous: (figure: string) => `${figure}, previous period`,
  noChange: 'No change',
  up: 'Up',
  down: 'Down',

  lastDays: (days: number) => `Last ${days} days`,
  previousDays: (days: number) => `Previous ${days} days`,
  charts: {
    sales: {
      day: 'Sales per day, in dollars',
      week: 'Sales per week, in dollars',
      month: 'Sales per month, in dollars',
    },
    orders: { day: 'Orders per day', week: 'Orders per week', month: 'Orders per month' },
    checkouts: { day: 'Checkouts per day', week: 'Checkouts per week', month: 'Checkouts per month' },
  },
  salesChart: (sales: string) => `Bar chart of ${sales} in sales. The table below has its figures.`,
  ordersChart: (orders: string) => `Bar chart of ${counted(orders, 'order')}. The table below has its figures.`,
  checkoutsChart: (started: string, paid: string) =>
    `Bar chart of ${counted(started, 'checkout')} started and ${paid} paid. The table below has its figures.`,
  paid: 'Paid',
  started: 'Started',
  viewTable: 'View as table',
  table: 'Figures of the period',
  tableCaption: {
    day: 'Sales in dollars, orders and checkouts per day',
    week: 'Sales in dollars, orders and checkouts per week',
    month: 'Sales in dollars, orders and checkouts per month',
  },
  steps: { day: 'Day', week: 'Week', month: 'Month' },

  bestSellers: 'Best sellers',
  bestSellersLead: (days: number) => `By units sold in the last ${days} days.`,
  noBestSellers: 'No sales in this period.',
  units: (units: string) => counted(units, 'unit'),
  lowStock: 'Low in stock',
  lowStockLead: (units: number) =>
    `Published variants with ${units === 1 ? '1 unit' : `${units} units`} or fewer available.`,
  noLowStock: 'No variants are low in stock.',
  soldOut: 'Sold out',
  left: (units: string) => `${units} left`,
  moreVariants: (variants: string) => `and ${counted(variants, 'more variant')}`,
  requests: 'Back-in-stock requests',
  requestsLead: (customers: string) =>
    `${counted(customers, 'customer waits', 'customers wait')} for an email when an item is back.`,
  noRequestsLead: 'Customers who asked for an email when an item is back.',
  noRequests: 'No back-in-stock requests.',
  requestCount: (requests: string) => counted(requests, 'request'),
  since: <Node>(moment: Node) => ['since ', moment],
  viewAll: 'View all',

  toDo: 'To do',
  toShip: 'To ship',
  shipOrders: 'Ship orders',
  nothingToShip: 'No orders to ship.',
  messages: 'Messages to answer',
  refunds: 'Failed or delayed refunds',
  reviewRefunds: 'Review refunds',
  refundFailed: 'Failed',
  refundPending: 'Pending for over an hour',
  refundFor: <Node>(amount: string, order: Node) => [`${amount} for `, order],
  refundWithout: (amount: string) => `${amount} without an order`,
  emails: 'Emails that could not be sent',
  payments: 'Payments to review',
  reconcile: 'Reconcile payments',
  noPayments: 'No payments to review.',
})
