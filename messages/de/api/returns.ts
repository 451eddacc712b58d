import type { apiReturnsMessages as source } from '../../en-US/api/returns.ts'
import type { Translation } from '../../translation.ts'

export const apiReturnsMessages: Translation<typeof source> = {
  returnable: (order) => `Was sich von der Bestellung ${order} zurückgeben lässt.`,
  found: (number) => `Rückgabe ${number}.`,
  notFound: 'Rückgabe nicht gefunden.',
  photoAlt: 'Foto eines zurückgegebenen Artikels',
  tooManyPhotos: 'Bitte fügen Sie einem Artikel höchstens 5 Fotos hinzu.',
  uploadAgain: 'Ein Foto ist nicht mehr vorhanden. Bitte laden Sie es noch einmal hoch.',

  lineTwice: 'Ein Artikel ist zweimal angegeben.',
  lineNotFound: 'Dieser Artikel gehört nicht zur Bestellung.',
  tooManyUnits: (name, left) =>
    left === 0 ? `Für ${name} läuft schon eine Rückgabe.` : `Von ${name} lassen sich nur noch ${left} zurückgeben.`,
  notShipped: {
    processing: 'Diese Bestellung ist noch nicht versendet. Sie können sie stattdessen stornieren.',
    shipped: 'Diese Bestellung ist noch nicht versendet.',
    canceled: 'Diese Bestellung ist storniert.',
  },
  windowOver:
    'Die Frist für die Rückgabe dieser Bestellung ist abgelaufen. Wenn etwas fehlerhaft ist, schreiben Sie uns bitte.',
  requestedMeanwhile:
    'Inzwischen wurde eine andere Rückgabe dieser Bestellung angefragt. Laden Sie die Seite neu, um sie zu sehen.',
  notOffered: 'Das bieten wir bei Rückgaben zurzeit nicht an.',
  chooseExchange: (name) => `Wählen Sie, wogegen ${name} umgetauscht werden soll.`,
  noLongerSold: (name) =>
    `Diese Variante von ${name} führen wir nicht mehr. Bitte wählen Sie eine andere oder eine Erstattung.`,
  costsMore: (name, more) =>
    `Diese Variante von ${name} kostet jetzt ${more} mehr. Bitte wählen Sie eine Erstattung und bestellen Sie neu.`,
  paidWithCredit: (name) => `${name} wurde mit Guthaben bezahlt und lässt sich nur erstatten.`,
  requested: 'Rückgabe angefragt. Wir antworten per E-Mail.',
  canceled: 'Rückgabe storniert.',

  isIn: {
    requested: 'Diese Rückgabe ist noch nicht genehmigt.',
    approved: 'Diese Rückgabe wurde inzwischen genehmigt.',
    declined: 'Diese Rückgabe wurde abgelehnt.',
    received: 'Diese Rückgabe ist schon angekommen.',
    closed: 'Diese Rückgabe ist abgeschlossen.',
    canceled: 'Diese Rückgabe wurde storniert.',
  },
  isOpen: (number) =>
    `Die Rückgabe ${number} ist noch offen. Das Konto lässt sich löschen, sobald sie abgeschlossen oder storniert ist.`,
  reasonMissing: 'Schreiben Sie den Grund für die Kundin oder den Kunden.',
  exchangeGone: 'Eine der Varianten führen wir nicht mehr. Genehmigen Sie stattdessen eine Erstattung.',
  countEach: 'Zählen Sie jeden Artikel der Rückgabe.',
  moreThanAnnounced: (name, units) => `Von ${name} waren höchstens ${units} angekündigt.`,
  moreThanReceived: (name) => `Von ${name} würde mehr in den Bestand zurückkehren, als angekommen ist.`,
  nothingReceived: 'Es ist nichts angekommen. Lehnen Sie die Rückgabe ab, oder warten Sie, bis sie abläuft.',
  severalPayments:
    'Diese Artikel wurden mit mehreren Zahlungen bezahlt und lassen sich nicht umtauschen. Wählen Sie Erstattung oder Guthaben.',
  noMoney: 'Dafür wurde kein Geld bezahlt. Wählen Sie eine Erstattung: Guthaben kehrt auf seinen Code zurück.',
  noAddress: 'Dieses Konto wurde gelöscht, daher lässt sich kein Code senden. Erstatten Sie stattdessen.',
  notReserved: 'Die Artikel für den Umtausch sind nicht reserviert. Erstatten Sie stattdessen.',
  approved: 'Rückgabe genehmigt. Der Rücksendeschein ist per E-Mail unterwegs.',
  declined: 'Rückgabe abgelehnt. Der Grund ist per E-Mail unterwegs.',
  received: 'Rückgabe angekommen. Eine E-Mail ist unterwegs.',
  closed: {
    refund: 'Rückgabe erstattet. Eine E-Mail ist unterwegs.',
    exchange: 'Der Umtausch ist als Bestellung angelegt. Eine E-Mail ist unterwegs.',
    code: 'Guthaben angelegt. Der Code ist per E-Mail unterwegs.',
    nothing: 'Rückgabe ohne Erstattung abgeschlossen. Der Grund ist per E-Mail unterwegs.',
  },
}
