import type { listingMessages as source } from '../en-US/listing.ts'
import { nameSize } from '../name-size.ts'
import type { Translation } from '../translation.ts'

export const listingMessages: Translation<typeof source> = {
  all: 'Alle',
  allOf: (category) => `Alle: ${category}`,
  types: 'Produktarten',
  products: 'Produkte',
  shopFor: (title) => `${title}: Farben, Größen und Preise.`,

  search: 'Suche',
  searchDescription: 'Suchen Sie nach Name, Marke, Farbe oder Artikelnummer.',
  resultsFor: (words) => `Ergebnisse für „${words}“`,
  foundFor: (words) => `Produkte, die zu „${words}“ passen.`,

  about: (figures) => `etwa ${figures}`,
  count: (figures, total) => (total === 1 ? '1 Produkt' : `${figures} Produkte`),
  // The count stands in the dative here: "12 von 84 Produkten".
  shownOf: (shown, count) => `${shown} von ${count.replace(/Produkte$/, 'Produkten')}`,
  more: 'Mehr laden',
  again: 'Wieder anzeigen',

  filter: 'Filter',
  filterAndSort: 'Filtern und sortieren',
  chosenFilters: 'Gewählte Filter',
  remove: 'Entfernen:',
  clearAll: 'Alle entfernen',
  show: (count) => `${count} anzeigen`,
  showResults: 'Ergebnisse anzeigen',
  type: 'Art',
  color: 'Farbe',
  size: 'Größe',
  sizeOf: (size) => nameSize('Größe', size, 'Einheitsgröße'),
  price: 'Preis',
  priceFrom: (amount) => `Ab ${amount}`,
  priceUpTo: (amount) => `Bis ${amount}`,
  priceBetween: (from, to) => `${from} bis ${to}`,
  minPrice: (currency) => `Von ${currency}`,
  maxPrice: (currency) => `Bis ${currency}`,
  rating: 'Bewertung',
  anyRating: 'Alle Bewertungen',
  stars: (stars) => {
    if (stars === 5) return '5 Sterne'
    return stars === 1 ? 'Ab 1 Stern' : `Ab ${stars} Sternen`
  },
  availability: 'Verfügbarkeit',
  inStock: 'Verfügbar',
  onSale: 'Reduziert',

  sortBy: 'Sortieren nach',
  bestMatch: 'Relevanz',
  featured: 'Empfohlen',
  sortings: {
    newest: 'Neuheiten',
    'price-low': 'Preis, aufsteigend',
    'price-high': 'Preis, absteigend',
    'best-rated': 'Bewertung',
    'best-selling': 'Beliebtheit',
  },

  showGrid: 'Im Raster zeigen',
  showOneByOne: 'Einzeln zeigen',

  nothingFor: (words) => `Nichts gefunden für „${words}“`,
  nothingMatches: 'Keine Produkte passen zu diesen Filtern',
  nothingYet: 'Hier gibt es noch keine Produkte',
  browseOthers: 'Sehen Sie sich die anderen Kategorien an.',
  comeBack: 'Bitte schauen Sie später wieder vorbei.',
  tryOtherWords: 'Prüfen Sie die Schreibweise, suchen Sie ein kürzeres Wort, oder sehen Sie sich alle Produkte an.',
  tryFewerFilters: 'Entfernen Sie einen Filter, oder sehen Sie sich alle Produkte an.',
  clearFilters: 'Alle Filter entfernen',
}
