import type { uiMessages as source } from '../en-US/ui.ts'
import type { Translation } from '../translation.ts'

export const uiMessages: Translation<typeof source> = {
  breadcrumb: 'Sie sind hier',
  carousel: 'Karussell',
  previous: 'Zurück',
  next: 'Weiter',
  close: 'Schließen',
  dismiss: 'Ausblenden',
  wait: 'Bitte warten …',
  chunkFailed: 'Ein Teil der Seite konnte nicht geladen werden',

  optional: 'optional',
  fieldMissing: 'Bitte füllen Sie dieses Feld aus.',
  checkFields: (count) => `Bitte prüfen Sie die ${count} Felder unten.`,
  showPassword: 'Passwort anzeigen',
  show: 'Anzeigen',
  hide: 'Verbergen',
  decrease: 'Weniger',
  increase: 'Mehr',

  priceNow: 'Jetzt',
  priceFrom: (price) => `Ab ${price}`,
  priceBefore: 'vorher',
  average: (stars) => stars.toFixed(1).replace('.', ','),
  rating: (stars, max) => `${stars} von ${max} Sternen`,
  ratingOf: (stars, max, reviews) =>
    `${stars} von ${max} Sternen, ${reviews} ${reviews === 1 ? 'Bewertung' : 'Bewertungen'}`,
}
