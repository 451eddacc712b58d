import { defineMessages } from '../define-messages.ts'
import { nameSize } from '../name-size.ts'

/** The page of a payment link. */
export const payMessages = defineMessages('pay', {
  title: (orderNumber: string) => `Pay for order ${orderNumber}`,
  titleUnnumbered: 'Pay for your order',
  lead: (until: string) => `You can pay here until ${until}.`,
  units: (name: string, quantity: number) => (quantity > 1 ? `${quantity} × ${name}` : name),
  size: (size: string) => nameSize('Size', size, 'One size'),
  discount: 'Discount',
  shipping: 'Shipping',
  free: 'Free',
  total: 'Total',
  totalBeforeTax: 'Total before tax',
  pay: (total: string) => `Pay ${total}`,
  notOpened: "We couldn't open the payment page. Please try again in a moment.",
  opening: 'The payment page opens next. Nothing is charged until you confirm there.',
  processing: "We're waiting for your bank",
  processingText: "Your bank still has to confirm the payment. We'll email you as soon as it does.",
  paid: 'Already paid',
  paidText: "Thank you. There's nothing left to do.",
  refunded: 'Your payment is being refunded',
  refundedText: 'It arrived after your order could no longer be changed. Your order stays as it was.',
  ended: 'This payment link is no longer valid',
  endedText: "Nothing was charged. Contact us if you'd still like to pay.",
  contact: 'Contact us',
  shop: 'Continue shopping',
})
