import type { discountsMessages as english } from '../en-US/discounts.ts'
import type { Translation } from '../translation.ts'

export const discountsMessages: Translation<typeof english> = {
  add: 'Rabattcode hinzufügen',
  code: 'Rabattcode',
  email: 'Ihre E-Mail-Adresse',
  emailHint: 'Der Code gilt für eine E-Mail-Adresse. Sie bezahlen mit derselben.',
  apply: 'Einlösen',
  missing: 'Bitte geben Sie einen Code ein.',
  emailInvalid: 'Bitte geben Sie eine gültige E-Mail-Adresse ein.',
  tooMany: (max) => `Ein Warenkorb kann bis zu ${max} Codes haben.`,
  remove: (code) => `${code} entfernen`,
  logIn: 'Anmelden',
  freeShipping: 'Kostenloser Versand',
  creditLeft: (amount) => `Danach bleiben ${amount} Guthaben.`,
  onLine: (amount) => `Rabatt -${amount}`,
  unknownYet: 'Die Rabatte konnten nicht berechnet werden. Sie sehen sie, bevor Sie bezahlen.',
}
