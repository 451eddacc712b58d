import { defineMessages } from '../define-messages.ts'

/** The contact and address of a buyer, where the shop itself asks for them. */
export const buyerMessages = defineMessages('buyer', {
  email: 'Email',
  emailMissing: 'Please enter an email address.',
  name: 'Full name',
  nameMissing: 'Please enter a name.',
  phone: 'Phone',
  country: 'Country',
  countryMissing: 'Please choose a country.',
  line1: 'Address',
  line1Missing: 'Please enter an address.',
  line2: 'Apartment, suite, etc.',
  city: 'City',
  cityMissing: 'Please enter a city.',
  state: 'State',
  stateMissing: 'Please choose a state.',
  chooseState: 'Choose',
  region: 'State or province',
  postalCode: 'Postal code',
  zipCode: 'ZIP code',
  zipInvalid: 'Please enter a ZIP code such as 97201.',
  postalInvalid: 'A postal code has only letters, digits, spaces and dashes.',
  shipping: 'Shipping',
  arrives: (days: string) => `Arrives ${days}`,
  free: 'free',
})
