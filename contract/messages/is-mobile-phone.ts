import { parsePhoneNumberFromString } from 'libphonenumber-js/mobile'

/**
 * Whether a phone number, of the United States unless it begins with + and a country's code, is a mobile one, or one of a
 * country whose mobile and fixed-line numbers look alike. Source: design section 6, "contact phone".
 */
export function isMobilePhone(phone: string): boolean {
  return parsePhoneNumberFromString(phone, 'US')?.isValid() ?? false
}
