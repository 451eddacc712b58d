import type { checkoutMessages as source } from '../en-US/checkout.ts'
import type { Translation } from '../translation.ts'

export const checkoutMessages: Translation<typeof source> = {
  title: 'Kasse',
  start: 'ZUR KASSE',
  tryAgain: 'Noch einmal versuchen',
  notOpened: 'Die Zahlungsseite konnte nicht geöffnet werden. Ihr Warenkorb ist unverändert.',
  contactUs: (link) => ['Wenn das wieder geschieht, ', link('schreiben Sie uns'), '.'],
  reviewLines: 'Einige Artikel in Ihrem Warenkorb haben sich geändert. Bitte prüfen Sie die markierten.',
  expired: 'Ihre Sitzung ist abgelaufen.',
  expiredText: 'Es wurde nichts berechnet. Ihr Warenkorb ist unverändert.',
  toCart: 'Zurück zum Warenkorb',

  welcome: (firstName) => `Willkommen, ${firstName}`,
  welcomeUnnamed: 'Willkommen',
  noAccount: 'Kein Konto nötig',
  cardPage:
    'Sie bezahlen auf unserer sicheren Zahlungsseite mit Visa, Mastercard, American Express oder Discover. Die Gesamtsumme sehen Sie dort, bevor Sie bezahlen.',
  paymentPage: 'Sie bezahlen auf unserer sicheren Zahlungsseite. Die Gesamtsumme sehen Sie dort, bevor Sie bezahlen.',
  paymentPageAt: (host) =>
    `Sie bezahlen auf der sicheren Zahlungsseite von ${host}. Die Gesamtsumme sehen Sie dort, bevor Sie bezahlen.`,
  cardPageAt: (host) =>
    `Sie bezahlen auf der sicheren Zahlungsseite von ${host} mit Visa, Mastercard, American Express oder Discover. Die Gesamtsumme sehen Sie dort, bevor Sie bezahlen.`,
  cart: (items, subtotal) => `${items}, ${subtotal}`,
  asGuest: 'Als Gast zur Kasse',
  toPayment: 'Weiter zur Zahlung',

  yourOrder: 'Ihre Bestellung',
  ordered: 'IHRE BESTELLUNG IST DA!',
  thanks: (customer, email) => `Vielen Dank, ${customer}. Die Bestellbestätigung ist auf dem Weg an ${email}.`,
  settled: (orderNumber) => `Bestellung ${orderNumber} ist eingegangen. Ihre Artikel liegen nicht mehr im Warenkorb.`,
  thanksUnnamed: 'Vielen Dank. Ihre Bestellbestätigung ist auf dem Weg.',
  addressHidden: 'Die vollständige Adresse sehen Sie über den Link in Ihrer Bestellbestätigung.',
  continueShopping: 'Weiter einkaufen',
  soldOutTitle: 'Ihre Zahlung wird erstattet',
  soldOutShop: 'Sehen, was verfügbar ist',
}
