import { defineMessages } from '../define-messages.ts'

/** Product cards. */
export const cardsMessages = defineMessages('cards', {
  /** spec */
  add: 'Add to cart',
  addProduct: (product: string) => `Add to cart: ${product}`,
  /** spec */
  view: 'View',
  viewProduct: (product: string) => `View ${product}`,
  isNew: 'New',
  /** spec */
  outOfStock: 'Out of stock',
  save: (product: string) => `Save ${product} to your wishlist`,
  inColor: (product: string, color: string) => `${product} in ${color}`,
  colorsOf: (product: string) => `Colors of ${product}`,
  moreColors: (count: number) => `+${count}`,
  moreColorsOf: (count: number, product: string) => `${count} more ${count === 1 ? 'color' : 'colors'} of ${product}`,
})
