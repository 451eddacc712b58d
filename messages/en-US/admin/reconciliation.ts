import { defineMessages } from '../../define-messages.ts'

/** The comparison of orders with the records of the payment provider. */
export const adminReconciliationMessages = defineMessages('admin/reconciliation', {
  lead: 'Every night the shop checks each payment with the payment provider, fixes what it can and lists the rest here.',
  runNow: 'Run now',
  runAgain: 'Run again',
  running: 'Reconciliation is running…',
  toReview: (payments: number) => `Payments to review: ${payments}`,
  allMatch: 'All payments match.',
  allMatchText: 'Every payment has its order or its refund, to the cent.',
  othersMatch: 'Every other payment has its order or its refund, to the cent.',
  noRun: 'No reconciliation has run yet.',
  noRunText: 'It runs every night. You can also run it now.',

  lastRun: 'Last run',
  automatic: 'Automatic, at night',
  checked: 'Checked',
  payments: (payments: number) => (payments === 1 ? '1 payment' : `${payments} payments`),
  fixed: 'Fixed',
  noAnswer: 'No answer',
  checkedAgain: 'They are checked again in the next run.',

  findings: {
    'paid-without-order': {
      says: 'A checkout was paid but has no order.',
      todo: 'The shop retries every night. If it stays here, refund it at the payment provider.',
    },
    'order-without-charge': {
      says: 'The payment provider has no charge for this order.',
      todo: 'Do not ship it until the payment is resolved.',
    },
    'other-amount': {
      says: 'The amount charged differs from the order total.',
      todo: 'Compare the charge with the order before you ship or refund it.',
    },
    'refund-waiting': {
      says: 'A refund has not gone through yet.',
      todo: 'The shop retries every night. If it stays here, issue it at the payment provider.',
    },
    'returned-not-canceled': {
      says: 'The payment was refunded at the payment provider, but the order is still open.',
      todo: 'Cancel the order, or ask the customer to pay again.',
    },
  },
  since: <Node>(day: Node) => ['since ', day],
  order: (order: string) => `Order ${order}`,
  checkout: (session: string) => `Checkout ${session}`,

  failedRefunds: (refunds: number) => `Failed refunds: ${refunds}`,
  retry: 'Retry refund',
  retryOf: (amount: string) => `Retry refund of ${amount}`,
  refundForOrder: <Node>(amount: string, link: (text: string) => Node, order: string) => [
    `${amount} for `,
    link(`order ${order}`),
  ],
  refundWithoutOrder: (amount: string) => `${amount} for a payment without an order`,
  due: <Node>(day: Node, attempts: number) => [
    'due since ',
    day,
    attempts === 1 ? ', 1 attempt' : `, ${attempts} attempts`,
  ],
})
