import type { rulesMessages as source } from '../en-US/rules.ts'
import type { Translation } from '../translation.ts'

export const rulesMessages: Translation<typeof source> = {
  timeInvalid: 'Bitte Datum und Uhrzeit eingeben.',
  invalidEmail: 'Diese E-Mail-Adresse ist ungültig.',
  invalidEmailPlain: 'Diese E-Mail-Adresse ist ungültig',
  passwordShort: 'Das Passwort braucht mindestens 8 Zeichen.',
  passwordsDiffer: 'Die Passwörter stimmen nicht überein.',
  passwordsDifferReset: 'Die Passwörter stimmen nicht überein',
}
