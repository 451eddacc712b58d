import { isCountryCode } from '../countries.ts'
import { countryList } from '../country-list.ts'

/** Where the shop sells. */
export const placeFields = {
  /** The codes of the countries that orders ship to; none means all. */
  countries: countryList(['US', 'CA']),
}

/** Whether the shop sells to a country. */
export function sellsTo(countries: readonly string[], code: string): boolean {
  return isCountryCode(code) && (countries.length === 0 || countries.includes(code))
}
