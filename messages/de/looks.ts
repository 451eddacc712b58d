import type { looksMessages as source } from '../en-US/looks.ts'
import type { Translation } from '../translation.ts'

export const looksMessages: Translation<typeof source> = {
  title: 'Looks',
  lead: 'Fertig kombiniert. Mit einer Nummer sehen Sie das Stück und seinen Preis.',
  description: (shop) => `Looks von ${shop}: was zusammenpasst, mit Namen und Preis jedes Stücks.`,
  emptyTitle: 'Noch keine Looks',
  emptyText: 'Neue sind unterwegs. Bis dahin finden Sie hier alle Produkte.',
  allProducts: 'Alle Produkte',

  itemsOf: (look) => `In „${look}“`,
  spot: (product) => `${product}: Preis zeigen`,
  view: 'Ansehen',
  color: (color) => `Farbe: ${color}`,
  size: 'Größe',
  chooseSize: 'Größe wählen',
  sizeMissing: 'Bitte wählen Sie eine Größe.',
  sizeSoldOut: (size) => `${size} – ausverkauft`,
  soldOut: 'Ausverkauft',
  addAll: (items, price) => (items === 1 ? `In den Warenkorb – ${price}` : `Alle ${items} in den Warenkorb – ${price}`),
  allSoldOut: 'Alles aus diesem Look ist ausverkauft.',
}
