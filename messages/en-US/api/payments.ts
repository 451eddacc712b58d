import { defineMessages } from '../../define-messages.ts'

/** Calls about refunds. */
export const apiPaymentsMessages = defineMessages('api/payments', {
  notByHand: 'The payment provider pays this refund.',
  refundPaid: 'The refund is recorded as paid.',
  paidMore: (amount: string) => `${amount} paid for a change`,
  signatureInvalid: 'Invalid webhook signature.',
  refundFailed: (refund: string, reason: string) => `Stripe could not pay the refund ${refund}: ${reason}.`,
  refundTooHigh: 'A refund cannot be more than what was paid.',
  notFailed: "This refund can't be retried.",
  notFound: 'Refund not found.',
  retried: 'Refund retried.',
  retrying: 'The refund is being retried.',
  refundable: (order: string) => `What can be refunded for order ${order}.`,
  refunding: (amount: string) => `${amount} is being refunded. The customer gets an email.`,
  orderNotFound: 'Order not found.',
  notShipped: 'Nothing of this order has shipped. Edit or cancel it instead.',
  refundedMeanwhile: 'This order was refunded in the meantime. Reload the page and check what is left.',
  lineTwice: 'An item is listed twice.',
  lineNotFound: 'This item is not part of the order.',
  tooManyUnits: (name: string, left: number) =>
    left === 0 ? `All units of ${name} have already been refunded.` : `Only ${left} of ${name} can still be refunded.`,
  nothingChosen: 'Choose what to refund.',
  noShippingLeft: 'No shipping is left to refund. Choose items, or an amount alone.',
  amountInvalid: 'Please enter an amount above zero, in the currency of the shop.',
  moreThanChosen: (worth: string) => `The items you chose are worth ${worth}. Refund at most that, or choose no items.`,
  deductionTooHigh: 'Nothing would be left to refund. Deduct less.',
  moreThanRest: (rest: string) => `Only ${rest} of the payment is left to refund.`,
  refundedPart: (amount: string) => `${amount} was refunded by the payment provider.`,
  refundedByProvider: 'By the payment provider',
  rejected: "The payment provider paid this refund, but the buyer's bank rejected it.",
})
