import type { emailsDisputesMessages as english } from '../../en-US/emails/disputes.ts'
import type { Translation } from '../../translation.ts'

export const emailsDisputesMessages: Translation<typeof english> = {
  subject: (amount, order) =>
    order
      ? `Eine Zahlung über ${amount} für Bestellung ${order} wird angefochten`
      : `Eine Zahlung über ${amount} wird angefochten`,
  text: (customer) =>
    `${customer || 'Jemand'} lässt eine Zahlung von der Bank zurückholen. Bis darüber entschieden ist, sind der Betrag und eine Gebühr abgebucht.`,
  respondBy: (day) => `Antworten Sie bis ${day} mit Belegen. Ohne Antwort ist der Fall verloren.`,
  view: 'Fall ansehen',
  reason: 'Sie erhalten diese E-Mail, weil Sie diesen Shop betreiben.',
}
