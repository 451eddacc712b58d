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
  notOpened: "The card page couldn't be opened. Please try again in a moment.",
  opening: 'The card page opens next. Nothing is charged before you confirm there.',
  processing: 'We are waiting for your bank',
  processingText: 'Your bank still has to confirm the payment. We email you as soon as it is done.',
  paid: 'This is paid',
  paidText: 'Thank you. There is nothing left to do.',
  refunded: 'Your payment is being refunded',
  refundedText: 'It arrived when your order could no longer be changed. Your order itself stays as it was.',
  ended: 'This payment link has ended',
  endedText: 'Nothing was charged. Contact us if you still want to pay.',
  contact: 'Contact us',
  shop: 'Continue shopping',
})
