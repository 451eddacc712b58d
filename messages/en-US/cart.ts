import { defineMessages } from '../define-messages.ts'
import { nameSize } from '../name-size.ts'

/** The cart page, the cart drawer and the dialog that asks for color and size. */
export const cartMessages = defineMessages('cart', {
  /** spec */
  title: 'Shopping Cart',
  /** spec */
  empty: 'Your cart is currently empty',
  /** spec */
  continueBrowsing: 'Continue Browsing',
  count: (units: number) => (units === 1 ? '1 item' : `${units} items`),
  clear: 'Clear cart',
  byTransfer: 'Pay by bank transfer',
  view: 'View cart',

  each: (price: string) => `${price} each`,
  size: (size: string) => nameSize('Size', size, 'One size'),
  quantityOf: (product: string) => `Quantity of ${product}`,
  remove: 'Remove',
  removed: (product: string) => `${product} removed.`,
  removedCount: (items: number) => `${items} items removed.`,
  undo: 'Undo',

  discontinued: 'We no longer sell this product.',
  soldOut: 'Sold out.',
  soldOutColor: 'Sold out in this color.',
  soldOutSize: 'Sold out in this size.',
  soldOutVariant: 'Sold out in this color and size.',
  left: (units: number) => `Only ${units} left.`,
  take: (units: number) => `Change to ${units}`,
  priceChanged: (before: string, now: string) => `The price changed from ${before} to ${now}.`,
  accept: (price: string) => `Accept ${price}`,

  summary: 'Summary',
  subtotal: 'Subtotal',
  shippingNames: { standard: 'Standard shipping', express: 'Express shipping' },
  shipTo: 'Ship to',
  countriesFailed: "We couldn't load the other countries. Please try again.",
  free: 'Free',
  from: (price: string) => `From ${price}`,
  totalBeforeTax: 'Total before tax',
  totalWithVat: 'Total including VAT',
  total: 'Total',
  /** `name` is the owner's name of the method; empty without one. */
  toFree: {
    standard: (missing: string, name: string) => `Add ${missing} for free ${name || 'standard shipping'}.`,
    express: (missing: string, name: string) => `Add ${missing} for free ${name || 'express shipping'}.`,
  },
  /** spec */
  totalsNote:
    "Tax and the shipping you choose are calculated at checkout. You'll see the final total before you submit your order.",
  totalsNoteTaxed:
    "The shipping you choose is calculated at checkout. You'll see the final total before you submit your order.",
  returns: (days: number) =>
    days === 1 ? '1 day to return after delivery.' : `${days} days to return after delivery.`,
  questions: <Node>(link: (text: string) => Node) => ['Questions? ', link('Contact us')],

  /** spec */
  variation: 'Variation',
  sizeMissing: 'Please choose a size.',
  colorMissing: 'Please choose a color.',
  /** spec */
  add: 'Add to cart',
})
