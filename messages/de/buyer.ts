import type { buyerMessages as source } from '../en-US/buyer.ts'
import type { Translation } from '../translation.ts'

export const buyerMessages: Translation<typeof source> = {
  email: 'E-Mail',
  emailMissing: 'Bitte geben Sie eine E-Mail-Adresse ein.',
  name: 'Vor- und Nachname',
  nameMissing: 'Bitte geben Sie einen Namen ein.',
  phone: 'Telefon',
  country: 'Land',
  countryMissing: 'Bitte wählen Sie ein Land.',
  line1: 'Straße und Hausnummer',
  line1Missing: 'Bitte geben Sie Straße und Hausnummer ein.',
  line2: 'Wohnung, Etage usw.',
  city: 'Ort',
  cityMissing: 'Bitte geben Sie einen Ort ein.',
  state: 'Bundesstaat',
  stateMissing: 'Bitte wählen Sie einen Bundesstaat.',
  chooseState: 'Bitte wählen',
  region: 'Bundesland oder Provinz',
  postalCode: 'Postleitzahl',
  zipCode: 'ZIP-Code',
  zipInvalid: 'Bitte geben Sie einen ZIP-Code wie 97201 ein.',
  postalInvalid: 'Eine Postleitzahl besteht aus Buchstaben, Ziffern, Leerzeichen und Bindestrichen.',
  shipping: 'Versand',
  arrives: (days) => `Lieferung ${days}`,
  free: 'kostenlos',
}
