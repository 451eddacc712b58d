import type { cartMessages as source } from '../en-US/cart.ts'
import { nameSize } from '../name-size.ts'
import type { Translation } from '../translation.ts'

export const cartMessages: Translation<typeof source> = {
  title: 'Warenkorb',
  empty: 'Ihr Warenkorb ist leer',
  continueBrowsing: 'Weiter einkaufen',
  count: (units) => `${units} Artikel`,
  clear: 'Warenkorb leeren',
  view: 'Zum Warenkorb',
  byTransfer: 'Per Überweisung bezahlen',

  each: (price) => `je ${price}`,
  size: (size) => nameSize('Größe', size, 'Einheitsgröße'),
  quantityOf: (product) => `Menge: ${product}`,
  remove: 'Entfernen',
  removed: (product) => `${product} wurde entfernt.`,
  removedCount: (items) => `${items} Artikel wurden entfernt.`,
  undo: 'Rückgängig',

  discontinued: 'Diesen Artikel führen wir nicht mehr.',
  soldOut: 'Ausverkauft.',
  soldOutColor: 'In dieser Farbe ausverkauft.',
  soldOutSize: 'In dieser Größe ausverkauft.',
  soldOutVariant: 'In dieser Farbe und Größe ausverkauft.',
  left: (units) => `Nur noch ${units} verfügbar.`,
  take: (units) => `Auf ${units} ändern`,
  priceChanged: (before, now) => `Der Preis hat sich von ${before} auf ${now} geändert.`,
  accept: (price) => `${price} übernehmen`,

  summary: 'Bestellübersicht',
  subtotal: 'Zwischensumme',
  shippingNames: { standard: 'Standardversand', express: 'Expressversand' },
  shipTo: 'Lieferung nach',
  countriesFailed: 'Die anderen Länder konnten nicht geladen werden. Bitte versuchen Sie es noch einmal.',
  free: 'Kostenlos',
  from: (price) => `Ab ${price}`,
  totalBeforeTax: 'Gesamtsumme vor Steuern',
  totalWithVat: 'Gesamtsumme inkl. MwSt.',
  total: 'Gesamtsumme',
  toFree: {
    standard: (missing, name) => `Noch ${missing} bis zum kostenlosen ${name || 'Standardversand'}.`,
    express: (missing, name) => `Noch ${missing} bis zum kostenlosen ${name || 'Expressversand'}.`,
  },
  totalsNote:
    'Steuern und gewählter Versand werden an der Kasse berechnet. Sie sehen die Gesamtsumme, bevor Sie bestellen.',
  totalsNoteTaxed: 'Der gewählte Versand wird an der Kasse berechnet. Sie sehen die Gesamtsumme, bevor Sie bestellen.',
  returns: (days) => (days === 1 ? '1 Tag Rückgaberecht ab Lieferung.' : `${days} Tage Rückgaberecht ab Lieferung.`),
  questions: (link) => ['Fragen? ', link('Schreiben Sie uns')],

  variation: 'Variante',
  sizeMissing: 'Bitte wählen Sie eine Größe.',
  colorMissing: 'Bitte wählen Sie eine Farbe.',
  add: 'In den Warenkorb',
}
