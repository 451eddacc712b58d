import type { cardsMessages as source } from '../en-US/cards.ts'
import type { Translation } from '../translation.ts'

export const cardsMessages: Translation<typeof source> = {
  add: 'In den Warenkorb',
  addProduct: (product) => `In den Warenkorb: ${product}`,
  view: 'Ansehen',
  viewProduct: (product) => `Ansehen: ${product}`,
  isNew: 'Neu',
  outOfStock: 'Ausverkauft',
  save: (product) => `${product} auf den Merkzettel setzen`,
  inColor: (product, color) => `${product} in ${color}`,
  colorsOf: (product) => `Farben: ${product}`,
  moreColors: (count) => `+${count}`,
  moreColorsOf: (count, product) => `${count} weitere ${count === 1 ? 'Farbe' : 'Farben'}: ${product}`,
}
