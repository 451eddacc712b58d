import type { invoicesMessages as source } from '../en-US/invoices.ts'
import { nameSize } from '../name-size.ts'
import type { Translation } from '../translation.ts'

export const invoicesMessages: Translation<typeof source> = {
  titles: {
    invoice: (number) => `Rechnung ${number}`,
    'credit-note': (number) => `Gutschrift ${number}`,
  },
  corrects: (invoice) => `Zur Rechnung ${invoice}`,
  back: 'Zurück zur Bestellung',
  save: 'Drucken oder als PDF speichern',

  vatNumber: (vatNumber) => `USt-IdNr. ${vatNumber}`,
  buyer: 'Rechnung an',
  taxNumber: (taxNumber) => `Steuernummer ${taxNumber}`,
  issued: 'Rechnungsdatum',
  supplied: 'Leistungsdatum (Zahlung)',
  order: 'Bestellung',
  orderOn: (order, day) => `${order}, ${day}`,

  columns: {
    item: 'Artikel',
    quantity: 'Menge',
    price: 'Preis',
    includedTax: 'Enthaltene MwSt.',
    tax: 'Umsatzsteuer',
    amount: 'Betrag',
  },
  size: (size) => nameSize('Größe', size, 'Einheitsgröße'),
  discount: (amount) => `Rabatt ${amount}`,
  units: (quantity, price) => `${quantity} × ${price}`,
  taxOfLine: (percent, amount) => `${percent} % · ${amount}`,
  shipping: { standard: 'Standardversand', express: 'Expressversand', pickup: 'Abholung' },

  subtotal: 'Zwischensumme',
  shippingSum: 'Versand',
  addedTax: (place, percent) => `Umsatzsteuer ${place} ${percent} %`,
  noTax: 'Steuer',
  providerTax: (place) => `Steuer ${place}`,
  net: (percent) => `Netto zu ${percent} %`,
  includedTax: (percent, place) => `Enthaltene MwSt., ${percent} % ${place}`,
  noVat: (place) => `MwSt. 0 % ${place}`,
  totals: { invoice: 'Gesamtsumme', 'credit-note': 'Erstattung gesamt' },

  paidWith: (card) => `Bezahlt mit ${card}.`,
  refundedTo: (card) => `Erstattet auf ${card}.`,
  currency: (currency) => `Alle Beträge in ${currency}.`,
}
