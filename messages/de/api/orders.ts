import type { apiOrdersMessages as source } from '../../en-US/api/orders.ts'
import type { Translation } from '../../translation.ts'

export const apiOrdersMessages: Translation<typeof source> = {
  notFound: 'Bestellung nicht gefunden.',
  found: (order) => `Bestellung ${order}.`,
  canceled: 'Die Bestellung ist storniert.',
  yourCanceled: 'Ihre Bestellung ist storniert.',
  linkUnknown: 'Dieser Link öffnet keine Bestellung. Bitte suchen Sie sie mit ihrer Nummer.',
  linkExpired: 'Dieser Link ist abgelaufen. Wir können einen neuen an die Adresse senden, mit der bestellt wurde.',
  linkRenewed:
    'Wir haben einen neuen Link an die Adresse gesendet, mit der bestellt wurde. Das ist einmal am Tag möglich.',
  cashbackSent: (amount) => `Cashback über ${amount} per E-Mail gesendet`,
  canceledByLink: 'Über den Link in einer E-Mail',
  canceledByNumber: 'Mit Bestellnummer und E-Mail-Adresse',
  delivered: 'Vielen Dank. Wir haben notiert, wann Ihre Bestellung angekommen ist.',
  packageNotFound: 'Dieses Paket gehört nicht zur Bestellung.',
  partlyShipped: 'Ein Teil dieser Bestellung ist schon versendet, daher lässt sie sich nicht stornieren.',
  notShipped: 'Diese Bestellung ist noch nicht versendet.',
  wrongDeliveryDay: 'Bitte wählen Sie einen Tag zwischen Versand und heute.',
  deliveryDayLater:
    'Hier ist nur noch ein früherer Tag möglich. Kam Ihre Bestellung später an, schreiben Sie uns bitte.',
  deliveryDayFinal: 'Der Tag der Ankunft lässt sich nicht mehr ändern. Wenn er nicht stimmt, schreiben Sie uns bitte.',
  customerDeleted: 'Dieses Konto wurde gelöscht. E-Mails sind nicht mehr möglich.',
  noteMissing: 'Bitte schreiben Sie eine Notiz.',
  noted: 'Notiz gespeichert.',
  tagged: 'Schlagwörter gespeichert.',
  tagsChangedMeanwhile: 'Jemand hat die Schlagwörter dieser Bestellung inzwischen geändert.',
  tooManyTags: (max) => `Eine Bestellung hat höchstens ${max} Schlagwörter.`,
  list: 'Hier sind Ihre Bestellungen.',
  empty: 'Sie haben noch nichts bestellt.',
  receiptSent: (email) => `Die Bestellbestätigung ist auf dem Weg an ${email}.`,
  reviewTooEarly: 'Zu einer Bewertung einladen können Sie, sobald die Bestellung versendet ist.',
  nothingToReview: 'Von dieser Bestellung ist nichts mehr zu bewerten: Alles wurde storniert oder zurückgegeben.',
  reviewInvited: 'Einladung zur Bewertung gesendet.',
  trackingUnknown: 'Mit dieser Nummer und E-Mail-Adresse finden wir keine Bestellung. Bitte prüfen Sie beide.',
  trackingFound: 'Wir haben Ihre Bestellung gefunden.',
  tracked: 'Hier ist Ihre Bestellung.',
  refusals: {
    processing: {
      processing: 'Diese Bestellung ist in Bearbeitung.',
      shipped: 'Diese Bestellung ist versendet.',
      canceled: 'Diese Bestellung ist storniert.',
    },
    shipped: {
      processing: 'Diese Bestellung lässt sich gerade nicht versenden. Bitte versuchen Sie es noch einmal.',
      shipped: 'Diese Bestellung ist schon versendet.',
      canceled: 'Diese Bestellung ist storniert und lässt sich nicht versenden.',
    },
    canceled: {
      processing: 'Diese Bestellung lässt sich gerade nicht stornieren. Bitte versuchen Sie es noch einmal.',
      shipped: 'Diese Bestellung ist schon versendet und lässt sich nicht stornieren.',
      canceled: 'Diese Bestellung ist schon storniert.',
    },
  },
  resends: {
    receiptEmailCount: (count) =>
      `Die Bestellbestätigung wurde innerhalb eines Tages ${count}-mal gesendet. Bitte versuchen Sie es morgen noch einmal.`,
    reviewEmailCount: (count) =>
      `Die Einladung zur Bewertung wurde innerhalb eines Tages ${count}-mal gesendet. Bitte versuchen Sie es morgen noch einmal.`,
  },
}
