import { defineMessages } from '../../define-messages.ts'
import { nameSize } from '../../name-size.ts'

/** Calls of the checkout. */
export const apiCheckoutMessages = defineMessages('api/checkout', {
  foreignPath: 'This address does not belong to the shop.',
  cookiesNeeded: 'Please allow cookies to check out.',
  tooManySessions: 'You have several checkout pages open. Please finish or close one of them.',
  tooMuchReserved:
    'Too many items are reserved from your network right now. Please try again later, or log in if you have ordered before.',
  tooMuchForCustomer:
    'This is more than we can reserve for you right now. Please order fewer items, or pay for your open orders first.',
  tooManyAwaited: (name: string) =>
    `Too many of “${name}” are reserved for bank transfers that have not arrived. Please choose another way to pay, or order fewer.`,
  providerDown: "Checkout isn't available right now. Your cart is unchanged. Please try again in a moment.",
  closedEarly: 'The checkout was closed before it opened. Please try again.',
  pickup: (name: string) => `Pickup: ${name}`,
  pickupReady: (name: string, day: string) => `Pickup: ${name}, ready ${day}`,
  shippingOptions: { standard: 'Standard shipping', express: 'Express shipping' },
  quantityMissing: 'Please choose a quantity of at least 1.',
  /** Shown at the payment provider, for addresses in any country. */
  arrives: (shipping: string, days: string) => `${shipping}, arrives ${days}`,
  arrivesIn: (shipping: string, days: string, country: string) => `${shipping}, arrives ${days} in ${country}`,
  noLongerSold: 'One of the items is no longer sold.',
  discontinued: (item: string) => `${item} is no longer available. Please remove it from your cart.`,
  unknownItem: 'An item in your cart',
  size: (size: number | string) => nameSize('size', size, 'one size'),
  tooExpensive: (max: string, shop: string) =>
    `Orders are limited to ${max}. Please contact ${shop} about an order of this size.`,
  pricesChanged: (subtotal: string) => `Prices have changed. Your cart total is now ${subtotal}.`,
  discountsChanged: (saved: string) => `Your discounts have changed. You now save ${saved}. Please check your cart.`,
  /** The name of several discounts at the payment provider. */
  discounts: 'Discounts',
  cartChanged: 'Your cart has changed. Please press CHECKOUT again.',
  /** spec */
  expired: 'Your session has experied.',
  soldOut: 'Your payment arrived too late, and your items have sold out. Your payment will be refunded.',
  noGuestOrder: 'There is no order here to create an account for.',
  emailHasAccount: 'There is already an account with this email address. Log in to keep this order with it.',
  linkUnknown: 'This payment link is not valid. Please use the link in your email.',
  linkExpired: 'This payment link has expired. Nothing was charged. Please contact us for a new one.',
  linkEnded: 'This payment link is no longer valid. Nothing was charged.',
  linkPaid: 'This has already been paid.',
  linkRefunded: 'Your payment arrived too late and is being refunded.',
  linkFound: 'The payment this link is for.',
  shippingGone: 'This shipping method is no longer offered. Please choose another one.',
  quoted: 'Your order total.',
  noTransfer: "Bank transfer isn't available right now. Please pay on the payment page.",
  totalChanged: (total: string) => `The total has changed to ${total}. Please check it and order again.`,
  tooManyTransfers: "You have several orders that aren't paid yet. Please pay for one of them first.",
  awaiting: 'Your order is awaiting payment.',
  orderStatuses: { processing: 'Processing', shipped: 'Shipped', canceled: 'Canceled' },
  awaitingStatus: 'Awaiting payment',
  pending: 'Your payment is being confirmed. This takes a moment.',
  /** spec */
  ordered: "IT'S ORDERED!",
})
