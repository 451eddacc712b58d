import type { apiCheckoutMessages as source } from '../../en-US/api/checkout.ts'
import { nameSize } from '../../name-size.ts'
import type { Translation } from '../../translation.ts'

export const apiCheckoutMessages: Translation<typeof source> = {
  foreignPath: 'Diese Adresse gehört nicht zum Shop.',
  cookiesNeeded: 'Bitte erlauben Sie Cookies, um zur Kasse zu gehen.',
  tooManySessions: 'Sie haben mehrere Zahlungsseiten offen. Bitte schließen Sie eine davon ab, oder schließen Sie sie.',
  tooMuchReserved:
    'Aus Ihrem Netz sind gerade zu viele Artikel reserviert. Bitte versuchen Sie es später noch einmal, oder melden Sie sich an, wenn Sie schon einmal bestellt haben.',
  tooMuchForCustomer:
    'So viel können wir gerade nicht für Sie reservieren. Bitte bestellen Sie weniger Artikel, oder bezahlen Sie zuerst Ihre offenen Bestellungen.',
  tooManyAwaited: (name) =>
    `Von „${name}“ sind zu viele für Überweisungen reserviert, die noch nicht eingegangen sind. Bitte wählen Sie eine andere Zahlungsart, oder bestellen Sie weniger.`,
  providerDown:
    'Die Kasse ist gerade nicht erreichbar. Ihr Warenkorb ist unverändert. Bitte versuchen Sie es gleich noch einmal.',
  closedEarly: 'Die Kasse wurde geschlossen, bevor sie offen war. Bitte versuchen Sie es noch einmal.',
  pickup: (name) => `Abholung: ${name}`,
  pickupReady: (name, day) => `Abholung: ${name}, bereit ${day}`,
  shippingOptions: { standard: 'Standardversand', express: 'Expressversand' },
  quantityMissing: 'Bitte wählen Sie eine Menge von mindestens 1.',
  arrives: (shipping, days) => `${shipping}, Lieferung ${days}`,
  arrivesIn: (shipping, days, country) => `${shipping}, Lieferung ${days} (${country})`,
  noLongerSold: 'Einen der Artikel führen wir nicht mehr.',
  discontinued: (item) => `${item} führen wir nicht mehr. Bitte entfernen Sie den Artikel aus Ihrem Warenkorb.`,
  unknownItem: 'Einen Artikel in Ihrem Warenkorb',
  size: (size) => nameSize('Größe', size, 'Einheitsgröße'),
  tooExpensive: (max, shop) =>
    `Bestellungen sind bis ${max} möglich. Bitte schreiben Sie ${shop}, wenn Sie mehr bestellen möchten.`,
  pricesChanged: (subtotal) => `Preise haben sich geändert. Ihr Warenkorb kostet jetzt ${subtotal}.`,
  discountsChanged: (saved) =>
    `Ihre Rabatte haben sich geändert. Sie sparen jetzt ${saved}. Bitte prüfen Sie Ihren Warenkorb.`,
  discounts: 'Rabatte',
  cartChanged: 'Ihr Warenkorb hat sich geändert. Bitte wählen Sie noch einmal ZUR KASSE.',
  expired: 'Ihre Sitzung ist abgelaufen.',
  soldOut: 'Ihre Zahlung kam zu spät, und Ihre Artikel sind ausverkauft. Wir erstatten Ihre Zahlung.',
  noGuestOrder: 'Hier gibt es keine Bestellung, zu der sich ein Konto anlegen lässt.',
  emailHasAccount:
    'Mit dieser E-Mail-Adresse gibt es schon ein Konto. Melden Sie sich an, um diese Bestellung dort zu finden.',
  linkUnknown: 'Dieser Zahlungslink ist ungültig. Bitte verwenden Sie den Link in Ihrer E-Mail.',
  linkExpired:
    'Dieser Zahlungslink ist abgelaufen. Es wurde nichts berechnet. Bitte schreiben Sie uns für einen neuen.',
  linkEnded: 'Dieser Zahlungslink gilt nicht mehr. Es wurde nichts berechnet.',
  linkPaid: 'Das ist schon bezahlt.',
  linkRefunded: 'Ihre Zahlung kam zu spät und wird erstattet.',
  linkFound: 'Was über den Link zu bezahlen ist.',
  shippingGone: 'Diese Versandart bieten wir nicht mehr an. Bitte wählen Sie eine andere.',
  quoted: 'Was Ihre Bestellung kostet.',
  noTransfer: 'Überweisungen bieten wir zurzeit nicht an. Bitte bezahlen Sie auf der Zahlungsseite.',
  totalChanged: (total) =>
    `Die Gesamtsumme hat sich auf ${total} geändert. Bitte prüfen Sie sie und bestellen Sie noch einmal.`,
  tooManyTransfers: 'Sie haben mehrere unbezahlte Bestellungen. Bitte bezahlen Sie zuerst eine davon.',
  awaiting: 'Ihre Bestellung wartet auf die Zahlung.',
  orderStatuses: { processing: 'In Bearbeitung', shipped: 'Versendet', canceled: 'Storniert' },
  awaitingStatus: 'Wartet auf Zahlung',
  pending: 'Ihre Zahlung wird bestätigt. Das dauert einen Moment.',
  ordered: 'IHRE BESTELLUNG IST DA!',
}
