import type { addToCartMessages as source } from '../en-US/add-to-cart.ts'
import type { Translation } from '../translation.ts'

export const addToCartMessages: Translation<typeof source> = {
  selectVariant: 'Bitte wählen Sie eine Variante',
  alreadyAdded: 'Schon in Ihrem Warenkorb.',
  limitPerItem: 'Höchstens 100 Stück pro Artikel',
  quantityChanged: 'Menge geändert.',
}
