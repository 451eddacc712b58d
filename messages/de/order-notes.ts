import type { orderNotesMessages as english } from '../en-US/order-notes.ts'
import type { Translation } from '../translation.ts'

export const orderNotesMessages: Translation<typeof english> = {
  add: 'Nachricht oder Grußtext hinzufügen',
  change: 'Nachricht oder Grußtext ändern',
  addWithTax: 'Nachricht, Grußtext oder Steuernummer hinzufügen',
  changeWithTax: 'Nachricht, Grußtext oder Steuernummer ändern',
  customerNote: 'Nachricht an den Shop',
  customerNoteHint: 'Was wir beim Verpacken Ihrer Bestellung wissen sollten.',
  giftMessage: 'Grußtext zum Geschenk',
  giftMessageHint: 'Wir drucken ihn auf einen Zettel ohne Preise.',
  taxNumber: 'Steuernummer',
  taxNumberHint: 'Für Einkäufe von Unternehmen. Wir drucken sie auf Ihre Rechnung.',
}
