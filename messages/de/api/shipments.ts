import type { apiShipmentsMessages as source } from '../../en-US/api/shipments.ts'
import type { Translation } from '../../translation.ts'

export const apiShipmentsMessages: Translation<typeof source> = {
  carrierNotOffered: (carrier) => `${carrier} gehört zurzeit nicht zu Ihren Paketdiensten.`,
  otherNumber: (order, given) => `Diese Bestellung ist ${order}, nicht ${given}.`,
  paymentReturned: 'Die Zahlung dieser Bestellung wurde erstattet. Bitte stornieren Sie sie stattdessen.',
  carrierMissing: 'Bitte wählen Sie den Paketdienst dieser Sendungsnummer.',
  numberUnlikely: (carrier) =>
    `Das sieht nicht nach einer Sendungsnummer von ${carrier} aus. Prüfen Sie sie, oder speichern Sie noch einmal, um sie trotzdem zu verwenden.`,
  packageShipped: 'Paket als versendet markiert.',
  pickedUp:
    'Diese Bestellung wird abgeholt und hat keine Sendungsverfolgung. Markieren Sie sie stattdessen als bereit.',
  markedReady: 'Als abholbereit markiert.',
  sameTracking: 'Diese Sendungsverfolgung hat das Paket schon.',
  trackingSaved: 'Sendungsverfolgung gespeichert.',
  deliveredSaved: 'Paket als angekommen markiert.',
  nothingChosen: 'Bitte wählen Sie mindestens einen Artikel.',
  lineTwice: 'Bitte nennen Sie jeden Artikel nur einmal.',
  lineNotFound: 'Dieser Artikel gehört nicht zur Bestellung. Laden Sie die Seite neu, um ihre Artikel zu sehen.',
  tooManyUnits: (name, left) =>
    left === 0
      ? `Von ${name} ist nichts mehr zu versenden.`
      : `Von ${name} ${left === 1 ? 'ist' : 'sind'} nur noch ${left} zu versenden.`,
  shipped: 'Bestellung als versendet markiert.',
  invalidTrackingNumber:
    'Bitte geben Sie eine Sendungsnummer mit 4 bis 40 Buchstaben, Ziffern, Leerzeichen oder Bindestrichen ein.',
}
