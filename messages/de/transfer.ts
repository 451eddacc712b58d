import type { transferMessages as source } from '../en-US/transfer.ts'
import type { Translation } from '../translation.ts'

const unconfirmed = 'Ihre Bank muss die Zahlung noch bestätigen'
const soonConfirmed =
  'Das kann einige Werktage dauern. Ihre Artikel sind reserviert, und wir schreiben Ihnen, sobald es so weit ist.'

export const transferMessages: Translation<typeof source> = {
  awaitingThanks: (customer, email) =>
    `Vielen Dank, ${customer}. Was jetzt zu tun ist, haben wir an ${email} geschrieben. Die Bestellbestätigung folgt, sobald bezahlt ist.`,
  awaitingThanksUnnamed:
    'Vielen Dank. Was jetzt zu tun ist, haben wir Ihnen geschrieben. Die Bestellbestätigung folgt, sobald bezahlt ist.',
  pay: {
    transfer: 'Bitte überweisen Sie die Gesamtsumme',
    provider: unconfirmed,
    link: unconfirmed,
  },
  payText: {
    transfer: (until) =>
      `Wir reservieren Ihre Artikel bis ${until}. Geben Sie die Bestellnummer als Verwendungszweck an, damit wir Ihre Zahlung finden.`,
    provider: () => soonConfirmed,
    link: () => soonConfirmed,
  },
  accountHidden:
    'Unsere Bankverbindung steht in unserer E-Mail. Hier sehen Sie sie nur in dem Browser, in dem Sie bestellt haben.',
  account: {
    holder: 'Kontoinhaber',
    bank: 'Bank',
    number: 'IBAN oder Kontonummer',
    code: 'BIC oder Bankleitzahl',
    reference: 'Verwendungszweck',
    amount: 'Betrag',
  },
  transferTitle: 'Per Überweisung bezahlen',
  transferLead: (days) =>
    `Sie bestellen jetzt und überweisen die Gesamtsumme auf unser Konto. Wir reservieren Ihre Artikel ${days === 1 ? '1 Tag' : `${days} Tage`} lang.`,
  noTransfer: 'Überweisungen bieten wir zurzeit nicht an',
  taxByState: 'Abhängig von Ihrem Bundesstaat',
  units: (quantity, name) => `${quantity} × ${name}`,
  quoting: 'Gesamtsumme wird berechnet …',
  noTotal: 'Die Gesamtsumme konnte nicht berechnet werden. Bitte versuchen Sie es gleich noch einmal.',
  orderFor: (total) => `Für ${total} zahlungspflichtig bestellen`,
  orderNow: 'Zahlungspflichtig bestellen',
}
