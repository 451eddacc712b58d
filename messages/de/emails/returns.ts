import type { emailsReturnsMessages as english } from '../../en-US/emails/returns.ts'
import type { Translation } from '../../translation.ts'

export const emailsReturnsMessages: Translation<typeof english> = {
  subjects: {
    requested: (number) => `Wir haben Ihre Rückgabe-Anfrage ${number} erhalten`,
    approved: (number) => `Ihre Rückgabe ${number} ist genehmigt`,
    declined: (number) => `Ihre Rückgabe ${number} konnte nicht angenommen werden`,
    received: (number) => `Ihre Rückgabe ${number} ist angekommen`,
    closed: (number) => `Ihre Rückgabe ${number} ist abgeschlossen`,
    canceled: (number) => `Ihre Rückgabe ${number} ist storniert`,
  },
  expiredSubject: (number) => `Ihre Rückgabe ${number} ist abgelaufen`,
  requested: (order) =>
    `Wir prüfen Ihre Anfrage, Artikel der Bestellung ${order} zurückzugeben, und antworten per E-Mail. Bitte warten Sie darauf, bevor Sie etwas senden.`,
  approved: (day) =>
    `Bitte drucken Sie den Rücksendeschein, legen Sie ihn in das Paket und senden Sie die Artikel so, dass sie bis ${day} ankommen. Nutzen Sie einen Versand mit Sendungsverfolgung und bewahren Sie den Beleg auf, bis Sie von uns hören.`,
  held: 'Was Sie stattdessen gewählt haben, ist bis dahin für Sie reserviert.',
  sendTo: 'Senden an',
  slip: 'Rücksendeschein drucken',
  declined: (order) =>
    `Wir haben Ihre Anfrage, Artikel der Bestellung ${order} zurückzugeben, geprüft und können sie nicht annehmen.`,
  received: 'Ihr Paket ist angekommen. Wir prüfen die Artikel und schreiben Ihnen, sobald das erledigt ist.',
  canceled: (order) =>
    `Sie haben die Rückgabe von Artikeln der Bestellung ${order} storniert. Sie behalten sie, und an Ihrer Zahlung ändert sich nichts.`,
  refund: (sum, card, days) =>
    `Wir erstatten Ihnen ${sum} (${card}). Bis Ihre Bank den Betrag zeigt, können ${days} Werktage vergehen. Sie müssen nichts tun.`,
  credit: (amount) =>
    `Hier ist Ihr Guthaben über ${amount}. Geben Sie diesen Code mit Ihrer E-Mail-Adresse im Warenkorb ein. Sie können ihn über mehrere Bestellungen nutzen.`,
  creditLoggedIn: (amount) =>
    `Hier ist Ihr Guthaben über ${amount}. Melden Sie sich an und geben Sie diesen Code im Warenkorb ein. Sie können ihn über mehrere Bestellungen nutzen.`,
  creditBack: 'Das Guthaben, mit dem Sie bezahlt haben, ist wieder auf seinem Code.',
  exchange: (order) =>
    `Wir packen, was Sie stattdessen gewählt haben, als Bestellung ${order}. Wir schreiben Ihnen, wenn sie versendet ist.`,
  difference: (sum, card) => `Es kostet weniger als das, was Sie zurückgegeben haben. Wir erstatten ${sum} (${card}).`,
  followExchange: 'Umtausch verfolgen',
  nothing: (order) =>
    `Wir haben geprüft, was Sie von der Bestellung ${order} zurückgegeben haben, und können es nicht erstatten.`,
  expired: (order) =>
    `Die Artikel der Bestellung ${order} sind nicht rechtzeitig angekommen, daher haben wir die Rückgabe geschlossen. Wenn Sie sie gesendet haben, schreiben Sie uns bitte mit der Sendungsnummer.`,

  toAnswerSubject: (number, order) => `Rückgabe ${number} der Bestellung ${order} wartet auf Ihre Antwort`,
  toAnswer: (customer, order) => `${customer} möchte Artikel der Bestellung ${order} zurückgeben.`,
  view: 'Rückgabe ansehen',
  ownerReason: 'Sie erhalten diese E-Mail, weil Sie diesen Shop betreiben.',
}
