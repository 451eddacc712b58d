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
  removed: (name: string) => `Shipping zone “${name}” deleted.`,
})
