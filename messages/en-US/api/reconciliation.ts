import { defineMessages } from '../../define-messages.ts'

/** The reconciliation with the payment provider. */
export const apiReconciliationMessages = defineMessages('api/reconciliation', {
  running: 'A reconciliation is already running.',
  started: 'Reconciliation started.',
  otherAmount: (charged: string, due: string) => `The payment provider charged ${charged} instead of ${due}.`,
  otherRefund: (refunded: string) => `The refund is recorded as paid, but only ${refunded} was refunded.`,
  noPayment: 'The shop has no payment for this order.',
  noCharge: 'The payment provider has no charge for this order.',
  otherCharge: 'The payment provider has another charge for this order.',
})
