import type { searchMessages as source } from '../en-US/search.ts'
import { nameSize } from '../name-size.ts'
import type { Translation } from '../translation.ts'

export const searchMessages: Translation<typeof source> = {
  search: 'Suche',
  placeholder: 'Hier suchen …',
  close: 'Schließen',
  results: (where) => `Suchergebnisse (${where})`,
  all: 'Alle',
  suggestions: 'Vorschläge',
  count: (products) => (products === 1 ? '1 Produkt' : `${products} Produkte`),
  unreachable: 'Wir können den Shop gerade nicht erreichen. Diese Produkte haben Sie schon gesehen.',
  showMore: 'Mehr anzeigen (+10)',
  allResults: 'Alle Ergebnisse',
  outOfStock: 'Ausverkauft',

  category: 'Kategorie',
  allCategories: 'Alle Kategorien',
  subCategory: 'Produktart',
  allProducts: 'Alle Produkte',
  priceFrom: (amount) => `ab ${amount}`,
  priceUpTo: (amount) => `bis ${amount}`,
  size: (size) => nameSize('Größe', size, 'Einheitsgröße'),

  showingFor: (words) => `Ergebnisse für „${words}“.`,
  nothingHas: (words) => `Kein Produkt passt zu „${words}“.`,

  nothingFor: (words) => `Nichts gefunden für „${words}“`,
  nothingHint: 'Prüfen Sie die Schreibweise, oder suchen Sie mit weniger Wörtern.',
  tryInstead: 'Vorschläge:',

  recent: 'Letzte Suchen',
  clearRecent: 'Letzte Suchen löschen',
  popular: 'Beliebte Suchen',
  bestSellers: 'Bestseller',
  seen: 'Zuletzt angesehen',
  browse: 'Stöbern',
}
