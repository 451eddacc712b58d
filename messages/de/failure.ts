import type { failureMessages as source } from '../en-US/failure.ts'
import type { Translation } from '../translation.ts'

export const failureMessages: Translation<typeof source> = {
  notFoundTitle: 'Diese Seite gibt es nicht',
  notFoundText:
    'Vielleicht ist sie umgezogen, oder die Adresse enthält einen Tippfehler. Versuchen Sie es mit der Suche oder einem der Links unten.',
  searchShop: 'Im Shop suchen',
  failureTitle: 'Etwas ist schiefgegangen',
  failureText: 'Bei uns ist etwas schiefgegangen. Ihr Warenkorb und Ihr Merkzettel sind unverändert.',
  requestId: (id) => `Wenn Sie uns schreiben, nennen Sie bitte ${id}.`,
  tryAgain: 'Noch einmal versuchen',
}
