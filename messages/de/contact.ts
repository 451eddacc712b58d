import type { contactMessages as source } from '../en-US/contact.ts'
import type { Translation } from '../translation.ts'

export const contactMessages: Translation<typeof source> = {
  toForm: 'Schreiben Sie uns',
  name: 'Name',
  phone: 'Telefon',
  phoneHint: 'Eine Nummer aus einem anderen Land beginnt mit + und der Landesvorwahl.',
  phoneInvalid: 'Diese Telefonnummer ist ungültig',
  email: 'E-Mail',
  department: 'Thema',
  chooseDepartment: 'Thema wählen',
  departments: { Sales: 'Verkauf', Returns: 'Rückgabe', 'Address Change': 'Adressänderung', Other: 'Anderes' },
  subject: 'Betreff',
  message: 'Nachricht',
  website: 'Website',
  missing: 'Bitte füllen Sie alle Felder aus, bevor Sie Ihre Nachricht senden.',
  send: 'Nachricht senden',
  aboutOrder: (order) => `Bestellung ${order}`,
  aboutReturn: (order) => `Rückgabe zur Bestellung ${order}`,
}
