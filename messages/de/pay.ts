import type { payMessages as source } from '../en-US/pay.ts'
import { nameSize } from '../name-size.ts'
import type { Translation } from '../translation.ts'

export const payMessages: Translation<typeof source> = {
  title: (orderNumber) => `Bestellung ${orderNumber} bezahlen`,
  titleUnnumbered: 'Bestellung bezahlen',
  lead: (until) => `Sie können hier bis ${until} bezahlen.`,
  units: (name, quantity) => (quantity > 1 ? `${quantity} × ${name}` : name),
  size: (size) => nameSize('Größe', size, 'Einheitsgröße'),
  discount: 'Rabatt',
  shipping: 'Versand',
  free: 'Kostenlos',
  total: 'Gesamtsumme',
  totalBeforeTax: 'Gesamtsumme vor Steuern',
  pay: (total) => `${total} bezahlen`,
  notOpened: 'Die Zahlungsseite konnte nicht geöffnet werden. Bitte versuchen Sie es gleich noch einmal.',
  opening: 'Als Nächstes öffnet sich die Zahlungsseite. Es wird nichts berechnet, bevor Sie dort bestätigen.',
  processing: 'Wir warten auf Ihre Bank',
  processingText: 'Ihre Bank muss die Zahlung noch bestätigen. Wir schreiben Ihnen, sobald es so weit ist.',
  paid: 'Schon bezahlt',
  paidText: 'Vielen Dank. Es gibt nichts mehr zu tun.',
  refunded: 'Ihre Zahlung wird erstattet',
  refundedText:
    'Sie kam an, als Ihre Bestellung nicht mehr geändert werden konnte. Die Bestellung selbst bleibt, wie sie war.',
  ended: 'Dieser Zahlungslink gilt nicht mehr',
  endedText: 'Es wurde nichts berechnet. Schreiben Sie uns, wenn Sie noch bezahlen möchten.',
  contact: 'Kontakt',
  shop: 'Weiter einkaufen',
}
