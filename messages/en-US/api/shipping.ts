import { defineMessages } from '../../define-messages.ts'

/** Calls about shipping zones and their methods, and checkouts that cannot be shipped. */
export const apiShippingMessages = defineMessages('api/shipping', {
  notShipped: "We don't ship to this country. Please choose another one.",
  notFound: 'This shipping zone does not exist.',
  nameMissing: 'Please enter a name.',
  nameTaken: (name: string) => `There is already a shipping zone “${name}”.`,
  otherRest: (name: string) => `“${name}” already has the rest of the countries.`,
  restHasCountries: 'The zone for the rest of the countries lists none itself.',
  countryTaken: (country: string, zone: string) => `${country} is already in “${zone}”.`,
  tooManyMethods: (max: number) => `A zone can have up to ${max} methods.`,
  methodTwice: 'Another method of this zone has this name.',
  daysTurned: 'Please enter at least as many days as the minimum.',
  changedMeanwhile: 'Someone else changed this shipping zone. Compare your changes with theirs, then save again.',
  added: (name: string) => `Shipping zone “${name}” added.`,
  saved: 'Saved. New checkouts use it from now on.',
  templateInvalid: 'Please enter an https address with {number} in place of the tracking number, after the host.',
  formatsInvalid:
    'Please write # for a digit, @ for a letter, * for either, and counts such as #{12} or #{10-12}, with commas between formats.',
  carrierNotFound: 'This carrier does not exist.',
  carrierTaken: (name: string) => `There is already a carrier “${name}”.`,
  carrierMeanwhile: 'Someone else changed this carrier. Compare your changes with theirs, then save again.',
  defaultNeeded: 'One carrier has to be the default. Make another one the default instead.',
  defaultIsOn: 'The default carrier has to be on. Make another one the default first.',
  carrierAtEnd: (name: string) => `“${name}” is already at this end.`,
  carrierAdded: (name: string) => `Carrier “${name}” added.`,
  carrierSaved: 'Saved. Packages that have shipped keep what they have.',
  carrierMoved: (name: string) => `“${name}” moved.`,
  carrierRemoved: (name: string) => `Carrier “${name}” deleted.`,
  removed: (name: string) => `Shipping zone “${name}” deleted.`,
})
