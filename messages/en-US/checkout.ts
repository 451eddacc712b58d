import { defineMessages } from '../define-messages.ts'

/** The checkout: starting it, its page before the card page, and the confirmation of the order. */
export const checkoutMessages = defineMessages('checkout', {
  title: 'Checkout',
  /** spec */
  start: 'CHECKOUT',
  tryAgain: 'Try again',
  notOpened: "We couldn't open the payment page. Your cart is unchanged.",
  contactUs: <Node>(link: (text: string) => Node) => ['If this keeps happening, ', link('contact us'), '.'],
  reviewLines: 'Some items in your cart have changed. Please check the ones marked.',
  /** spec */
  expired: 'Your session has experied.',
  expiredText: 'Nothing was charged. Your cart is unchanged.',
  toCart: 'Back to cart',

  welcome: (firstName: string) => `Welcome, ${firstName}`,
  welcomeUnnamed: 'Welcome',
  noAccount: 'No account needed',
  cardPage:
    "Pay on our secure card page with Visa, Mastercard, American Express or Discover. You'll see the final total there before you pay.",
  /** Where cards are not among the ways to pay. */
  paymentPage: "Pay on our secure payment page. You'll see the final total there before you pay.",
  paymentPageAt: (host: string) =>
    `Pay on the secure payment page at ${host}. You'll see the final total there before you pay.`,
  cardPageAt: (host: string) =>
    `Pay on the secure card page at ${host} with Visa, Mastercard, American Express or Discover. You'll see the final total there before you pay.`,
  cart: (items: string, subtotal: string) => `${items}, ${subtotal}`,
  /** spec */
  asGuest: 'Checkout as Guest',
  toPayment: 'Continue to payment',

  yourOrder: 'Your order',
  /** spec */
  ordered: "IT'S ORDERED!",
  thanks: (customer: string, email: string) => `Thank you, ${customer}. Your receipt is on its way to ${email}.`,
  thanksUnnamed: 'Thank you. Your receipt is on its way.',
  /** Where the confirmation was not seen, such as after the browser was closed on the card page. */
  settled: (orderNumber: string) => `Order ${orderNumber} was placed. Its items are no longer in your cart.`,
  addressHidden: 'To see the full address, open the link in your receipt.',
  /** spec */
  continueShopping: 'Continue Shopping',
  soldOutTitle: 'Your payment will be refunded',
  soldOutShop: 'See what is available now',
})
