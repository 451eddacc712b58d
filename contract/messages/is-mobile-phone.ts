import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/mobile'

/**
 * Whether a phone number, of the given country unless it begins with + and another's code, is a mobile one, or one of a
 * country whose mobile and fixed-line numbers look alike. Source: design section 6, "contact phone".
 */
export function isMobilePhone(phone: string, country: string): boolean {
  const home = isSupportedCountry(country) ? country : 'US'
  return parsePhoneNumberFromString(phone, home)?.isValid() ?? false
}
