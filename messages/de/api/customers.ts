import type { apiCustomersMessages as source } from '../../en-US/api/customers.ts'
import type { Translation } from '../../translation.ts'

export const apiCustomersMessages: Translation<typeof source> = {
  loggedOutElsewhere: 'Auf allen anderen Geräten sind Sie abgemeldet.',
  loggedOut: (name) => `${name} ist auf allen Geräten abgemeldet.`,
  notFound: 'Konto nicht gefunden.',
  tooManyLinks: 'An diese Adresse gingen in der letzten Stunde drei Links. Bitte versuchen Sie es später noch einmal.',
  linkSent: (email) => `Ein Link zu einem neuen Passwort ist auf dem Weg an ${email}.`,
  tagged: 'Die Schlagwörter sind gespeichert.',
  tagsChangedMeanwhile: 'Jemand anders hat die Schlagwörter dieser Person inzwischen geändert.',
  tooManyTags: (max) => `Eine Person hat höchstens ${max} Schlagwörter.`,
  noted: 'Die Notiz ist gespeichert.',
  noteChangedMeanwhile: 'Jemand anders hat diese Notiz inzwischen geändert. Bitte laden Sie die Seite neu.',
  theirData: (name) => `Das speichert der Shop über ${name}.`,
  formerCustomer: 'Ein gelöschtes Konto',
  ownAccount: 'Das ist Ihr eigenes Konto. Sie können es auf Ihrer Kontoseite löschen.',
  deleted: 'Das Konto ist gelöscht. Eine E-Mail darüber ist unterwegs.',
  orderProcessing: (order) =>
    `Die Bestellung ${order} ist noch in Bearbeitung. Bitte versenden oder stornieren Sie sie zuerst.`,
  orderAwaiting: (order) =>
    `Die Bestellung ${order} wartet noch auf ihre Zahlung. Bitte versuchen Sie es erneut, sobald sie bezahlt oder beendet ist.`,
  guestNotFound: 'Mit dieser Adresse hat niemand ohne Konto bestellt.',
  guestDeleted: 'Was der Shop über diesen Gast gespeichert hatte, ist gelöscht.',
  yourOrderProcessing: (order) =>
    `Die Bestellung ${order} ist noch in Bearbeitung. Sie können Ihr Konto löschen, sobald sie versendet ist, oder sie zuerst stornieren.`,
  yourAccountDeleted: 'Ihr Konto ist gelöscht.',
  yourData: 'Hier ist, was wir über Sie speichern.',
}
