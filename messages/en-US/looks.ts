import { defineMessages } from '../define-messages.ts'

/** The looks: editorial images whose products can be bought together. */
export const looksMessages = defineMessages('looks', {
  title: 'Looks',
  lead: 'Styled together. Choose a number to see the item and its price.',
  description: (shop: string) => `Looks by ${shop}: what to wear together, with the name and price of each item.`,
  emptyTitle: 'No looks yet',
  emptyText: 'New ones are on their way. In the meantime, browse all products.',
  allProducts: 'All products',

  itemsOf: (look: string) => `In “${look}”`,
  spot: (product: string) => `${product}: show the price`,
  view: 'View',
  color: (color: string) => `Color: ${color}`,
  size: 'Size',
  chooseSize: 'Choose a size',
  sizeMissing: 'Please choose a size.',
  sizeSoldOut: (size: string) => `${size} – sold out`,
  soldOut: 'Sold out',
  addAll: (items: number, price: string) =>
    items === 1 ? `Add to cart – ${price}` : `Add all ${items} to cart – ${price}`,
  allSoldOut: 'Everything in this look is sold out.',
})
