import type { emailsPendingOrdersMessages as english } from '../../en-US/emails/pending-orders.ts'
import type { Translation } from '../../translation.ts'

const thanks = (customer: string) => (customer === '' ? 'Vielen Dank.' : `Vielen Dank, ${customer}.`)
const hello = (customer: string) => (customer === '' ? 'Guten Tag,' : `Guten Tag ${customer},`)

export const emailsPendingOrdersMessages: Translation<typeof english> = {
  paymentReturned: {
    subject: (amount) => `Ihre Zahlung von ${amount} wird erstattet`,
    preview: 'Die Artikel waren ausverkauft, bevor Ihre Zahlung ankam.',
    changePreview: 'Ihre Bestellung konnte nicht mehr geändert werden.',
    changeOver: (customer) =>
      `Es tut uns leid, ${customer}. Ihre Zahlung kam an, als Ihre Bestellung nicht mehr geändert werden konnte. Die Bestellung selbst bleibt, wie sie war.`,
    soldOut: (customer) =>
      `Es tut uns leid, ${customer}. Ihre Zahlung kam an, als Ihre Artikel nicht mehr reserviert waren; inzwischen sind sie ausverkauft. Es wurde nichts bestellt.`,
    refund: (amount, card, days) =>
      `Wir erstatten Ihnen ${amount} (${card}). Bis Ihre Bank den Betrag zeigt, können ${days} Werktage vergehen. Sie müssen nichts tun.`,
    continue: 'Weiter einkaufen',
    reason: 'Sie erhalten diese E-Mail, weil Sie auf unserer Zahlungsseite bezahlt haben.',
  },

  orderAwaiting: {
    subjects: {
      transfer: (order, total) => `Bestellung ${order}: bitte überweisen Sie ${total}`,
      link: (order, total) => `Bestellung ${order}: bitte zahlen Sie ${total}`,
      provider: (order) => `Bestellung ${order}: wir warten auf Ihre Bank`,
    },
    titles: {
      transfer: (order) => `Bestellung ${order} wartet auf Ihre Überweisung`,
      link: (order) => `Bestellung ${order} kann bezahlt werden`,
      provider: (order) => `Bestellung ${order} wartet auf Ihre Bank`,
    },
    texts: {
      transfer: (customer, total, until) =>
        `${thanks(customer)} Bitte überweisen Sie ${total} mit der Bestellnummer als Verwendungszweck. Wir reservieren Ihre Artikel bis ${until} und schreiben Ihnen, sobald das Geld da ist.`,
      link: (customer, _total, until) =>
        `${hello(customer)} wir haben Ihre Bestellung zusammengestellt. Sie können bis ${until} bezahlen; bis dahin sind Ihre Artikel reserviert.`,
      provider: (customer, total) =>
        `${thanks(customer)} Ihre Bank muss die Zahlung von ${total} noch bestätigen; das kann einige Werktage dauern. Ihre Artikel sind reserviert, und wir schreiben Ihnen, sobald es so weit ist.`,
    },
    actions: {
      transfer: 'Bestellung ansehen',
      link: 'Jetzt bezahlen',
      provider: 'Bestellung ansehen',
    },
    account: 'Unser Konto',
    facts: {
      holder: 'Kontoinhaber',
      bank: 'Bank',
      number: 'IBAN oder Kontonummer',
      code: 'BIC oder Bankleitzahl',
      reference: 'Verwendungszweck',
      amount: 'Betrag',
    },
  },

  orderNotPaid: {
    subject: (order) => `Ihre Bestellung ${order} wurde nicht bezahlt`,
    texts: {
      expired: (customer) =>
        `${hello(customer)} bis zum genannten Tag haben wir keine Zahlung gefunden. Ihre Artikel sind deshalb nicht mehr reserviert.`,
      canceled: (customer) => `${hello(customer)} Ihre Bestellung wurde storniert, bevor sie bezahlt war.`,
      failed: (customer) =>
        `${hello(customer)} Ihre Bank hat die Zahlung nicht bestätigt. Ihre Artikel sind deshalb nicht mehr reserviert.`,
    },
    nothing: 'Falls Sie inzwischen bezahlt haben, schreiben Sie uns bitte. Sonst wurde nichts abgebucht.',
    shop: 'Neu bestellen',
  },

  paymentRequest: {
    subject: (order, amount) => `Bitte zahlen Sie ${amount} für die Bestellung ${order}`,
    title: (order) => `Eine Zahlung für die Bestellung ${order}`,
    preview: (amount, until) => `${amount}, bis ${until}.`,
    text: (customer, description, amount) => `${hello(customer)} dies ist noch zu bezahlen: ${description}, ${amount}.`,
    until: (until) =>
      `Sie können bis ${until} bezahlen. Danach gilt der Link nicht mehr, und es wird nichts abgebucht.`,
    pay: (amount) => `${amount} zahlen`,
  },
}
