import { defineMessages } from '../define-messages.ts'

/** What is said when a product cannot be put into the cart. Every page needs it, unlike the cart itself. */
export const addToCartMessages = defineMessages('add-to-cart', {
  /** spec */
  selectVariant: 'Please select a variant',
  /** spec */
  alreadyAdded: 'Already added to your cart.',
  /** spec */
  limitPerItem: 'The limit per item is 100',
  quantityChanged: 'Quantity changed.',
})
