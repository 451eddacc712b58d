import { defineMessages } from '../../define-messages.ts'

/** Calls about refunds. */
export const apiPaymentsMessages = defineMessages('api/payments', {
  signatureInvalid: 'Invalid webhook signature.',
  refundFailed: (refund: string, reason: string) => `Stripe could not pay the refund ${refund}: ${reason}.`,
  refundTooHigh: 'A refund cannot be more than what was paid.',
  notFailed: "This refund can't be retried.",
  notFound: 'Refund not found.',
  retried: 'Refund retried.',
  retrying: 'The refund is being retried.',
  refundedPart: (amount: string) => `${amount} was refunded by the payment provider.`,
  refundedByProvider: 'By the payment provider',
  rejected: "The payment provider paid this refund, but the buyer's bank rejected it.",
})
