import type { emailsOrdersMessages as english } from '../../en-US/emails/orders.ts'
import { nameSize } from '../../name-size.ts'
import type { Translation } from '../../translation.ts'

const orderReason = 'Sie erhalten diese E-Mail, weil Sie bei uns bestellt haben.'
const ownerReason = 'Sie erhalten diese E-Mail, weil Sie diesen Shop betreiben.'

export const emailsOrdersMessages: Translation<typeof english> = {
  order: {
    customerNote: 'Nachricht an den Shop',
    giftMessage: 'Grußtext zum Geschenk',
    subtotal: 'Zwischensumme',
    shipping: 'Versand',
    freeShipping: 'Kostenloser Versand',
    free: 'Kostenlos',
    tax: 'Steuer',
    includedTax: (percent) => `Enthält ${percent} % MwSt.`,
    totalBeforeTax: 'Gesamtsumme vor Steuern',
    total: 'Gesamtsumme',
    size: (size) => nameSize('Größe', size, 'Einheitsgröße'),
    quantity: (units) => `Menge: ${units}`,
    card: (brand, last4) => `${brand} mit den Endziffern ${last4}`,
    unknownBrand: (last4) => `Ihre Karte mit den Endziffern ${last4}`,
    bankAccount: 'Ihr Bankkonto',
    byHand: 'Sie',
    unknownCard: 'Ihre Karte',
    creditReturned: (amount) => `${amount} Guthaben können Sie wieder verwenden.`,
    address: 'Lieferadresse',
    pickup: 'Abholung',
    track: 'Sendung verfolgen',
    trackOrCancel: (link) => [
      'Bis wir Ihre Bestellung versenden, können Sie sie stornieren. ',
      link('Bestellung verfolgen oder stornieren'),
    ],
    reason: orderReason,
  },

  receipt: {
    subject: (order, total) => `Bestellbestätigung ${order}: ${total}`,
    title: (order) => `Bestellung ${order} ist bestätigt`,
    preview: (total, card) => `Vielen Dank. Bezahlt: ${total}, ${card}.`,
    paid: (customer, total, card, date) => `Vielen Dank, ${customer}. Sie haben am ${date} ${total} bezahlt (${card}).`,
    freePreview: 'Ihre Rabatte decken den ganzen Betrag.',
    free: (customer, date) =>
      `Vielen Dank, ${customer}. Ihre Bestellung vom ${date} ist bei uns eingegangen. Ihre Rabatte decken den ganzen Betrag.`,
    receivedPreview: (total) => `Vielen Dank. Wir haben ${total} erhalten.`,
    received: (customer, total, way, date) =>
      `Vielen Dank, ${customer}. Wir haben ${total} am ${date} erhalten (${way}).`,
    packs: (processingDays) =>
      `Wir packen Ihre Bestellung innerhalb von ${processingDays} Werktagen und senden Ihnen die Sendungsnummer per E-Mail. Die Lieferzeit hängt vom Land ab.`,
    arrives: (days) =>
      `Voraussichtliche Lieferung: ${days}. Sobald Ihre Bestellung unterwegs ist, senden wir Ihnen die Sendungsnummer per E-Mail.`,
    ready: (day) =>
      `Ihre Bestellung liegt voraussichtlich am ${day} zur Abholung bereit. Wir schreiben Ihnen, sobald es so weit ist; bitte warten Sie diese E-Mail ab.`,
    view: 'Bestellung ansehen',
    repeat: 'Dies ist eine Kopie der Bestellbestätigung, die wir Ihnen schon gesendet haben.',
  },

  readyForPickup: {
    subject: (order) => `Ihre Bestellung ${order} liegt zur Abholung bereit`,
    partSubject: (order) => `Ein Teil Ihrer Bestellung ${order} liegt zur Abholung bereit`,
    text: (customer, place) =>
      `Guten Tag ${customer}, Ihre Bestellung liegt bereit. Sie können sie hier abholen: ${place}.`,
    partText: (customer, place) =>
      `Guten Tag ${customer}, ein Teil Ihrer Bestellung liegt bereit. Sie können ihn hier abholen: ${place}. Oder warten Sie auf den Rest.`,
    bring: (order) => `Bitte bringen Sie diese E-Mail oder Ihre Bestellnummer mit: ${order}.`,
  },

  shipped: {
    subject: (order) => `Ihre Bestellung ${order} ist unterwegs`,
    partSubject: (order) => `Ein Paket Ihrer Bestellung ${order} ist unterwegs`,
    preview: (carrier, trackingNumber) => `Sendungsnummer bei ${carrier}: ${trackingNumber}.`,
    handed: (carrier) => `Wir haben Ihre Bestellung an ${carrier} übergeben.`,
    handedPart: (carrier) => `Wir haben ein Paket mit einem Teil Ihrer Bestellung an ${carrier} übergeben.`,
    sent: 'Wir haben Ihre Bestellung abgeschickt. Sie reist ohne Sendungsnummer.',
    sentPart: 'Wir haben ein Paket mit einem Teil Ihrer Bestellung abgeschickt. Es reist ohne Sendungsnummer.',
    number: (trackingNumber) =>
      `Die Sendungsnummer lautet ${trackingNumber}. Bis sie den Weg Ihres Pakets zeigt, kann ein Tag vergehen.`,
    correctedSubject: (order) => `Neue Sendungsnummer für Ihre Bestellung ${order}`,
    correctedTo: (carrier, trackingNumber) =>
      `Die Sendungsverfolgung Ihres Pakets hat sich geändert. Es reist mit ${carrier}; die Sendungsnummer lautet ${trackingNumber}.`,
    corrected: (carrier) =>
      carrier === null
        ? 'Die Sendungsverfolgung Ihres Pakets hat sich geändert. Es reist ohne Sendungsnummer.'
        : `Die Sendungsverfolgung Ihres Pakets hat sich geändert. Es reist mit ${carrier}, ohne Sendungsnummer.`,
    restFollows: 'Der Rest folgt in einem weiteren Paket. Wir schreiben Ihnen, sobald es unterwegs ist.',
    last: 'Damit ist Ihre ganze Bestellung verschickt.',
    arrives: (days) => `Voraussichtliche Lieferung: ${days}.`,
    delayed: (days, promised) =>
      `Voraussichtliche Lieferung: ${days}. Zugesagt war sie bis ${promised}. Bitte entschuldigen Sie die Verspätung.`,
    track: 'Paket verfolgen',
  },

  orderChanged: {
    subject: (order) => `Ihre Bestellung ${order} wurde geändert`,
    preview: 'Was wir geändert haben, und was Ihre Bestellung jetzt enthält.',
    text: (customer) => `Guten Tag ${customer}, wir haben Ihre Bestellung wie vereinbart geändert.`,
    removed: 'Nicht mehr in Ihrer Bestellung:',
    added: 'Neu in Ihrer Bestellung:',
    paid: (amount) => `Für die Änderung haben Sie ${amount} bezahlt. Vielen Dank.`,
    now: 'Ihre Bestellung enthält jetzt:',
  },

  refunded: {
    subject: (order) => `Eine Erstattung für Ihre Bestellung ${order}`,
    preview: (sum, card) => `Wir erstatten ${sum}: ${card}.`,
    refund: (sum, card, days) =>
      `Wir erstatten Ihnen ${sum} (${card}). Bis Ihre Bank den Betrag zeigt, können ${days} Werktage vergehen. Sie müssen nichts tun.`,
    shipping: 'Der Versand ist in der Erstattung enthalten.',
  },

  canceled: {
    nothingPaid: 'Es wurde nichts bezahlt, also gibt es nichts zu erstatten.',
    refundedBefore: 'Ihre Zahlung wurde bereits erstattet.',
    subject: (order) => `Ihre Bestellung ${order} wurde storniert`,
    preview: (total, card) => `Wir erstatten ${total}: ${card}.`,
    refund: (total, card, days) =>
      `Wir erstatten Ihnen ${total} (${card}). Bis Ihre Bank den Betrag zeigt, können ${days} Werktage vergehen. Sie müssen nichts tun.`,
  },

  newOrder: {
    subject: (order, total) => `Neue Bestellung ${order}: ${total}`,
    title: (order) => `Neue Bestellung ${order}`,
    summary: {
      standard: (total, customer) => `${total} von ${customer}, Standardversand.`,
      express: (total, customer) => `${total} von ${customer}, Expressversand.`,
      pickup: (total, customer) => `${total} von ${customer}, wird abgeholt.`,
    },
    view: 'Bestellung ansehen',
    reason: ownerReason,
  },

  trackingLink: {
    subject: (order) => `Ihr neuer Link zur Bestellung ${order}`,
    preview: 'Er ersetzt einen abgelaufenen.',
    ask: (customer) =>
      `Guten Tag ${customer}, hier ist ein neuer Link zu Ihrer Bestellung. Er zeigt sie vollständig, geben Sie ihn also bitte nicht weiter.`,
    open: 'Bestellung öffnen',
  },

  reviewInvitation: {
    subject: (order) => `Wie gefällt Ihnen Ihre Bestellung ${order}?`,
    title: 'Wie gefällt es Ihnen?',
    preview: (order) => `Ein paar Worte zur Bestellung ${order} helfen anderen bei der Wahl.`,
    invitation: (customer) =>
      `Guten Tag ${customer}, ein paar Worte zu Ihrem Einkauf helfen anderen bei der Wahl und uns, besser zu werden. Erzählen Sie uns, was Ihnen gefällt und was wir besser machen können.`,
    review: (product) => `${product} bewerten`,
  },
}
