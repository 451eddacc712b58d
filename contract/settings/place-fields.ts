import * as z from 'zod/mini'
import { apiSettingsMessages } from '#messages/en-US/api/settings.ts'
import { countryCodes, isCountryCode } from '../countries.ts'
import { line } from '../typed-text.ts'

/** Where the shop sells. */
export const placeFields = {
  /** The codes of the countries that orders ship to; none means all. */
  countries: z
    .array(
      line(2).check(z.refine(isCountryCode, { error: ({ input }) => apiSettingsMessages.noCountry(String(input)) })),
    )
    .check(
      z.maxLength(countryCodes.length),
      z.refine((codes) => new Set(codes).size === codes.length, { error: () => apiSettingsMessages.countryTwice }),
      z.meta({ examples: [['US', 'CA']] }),
    ),
}

/** Whether the shop sells to a country. */
export function sellsTo(countries: readonly string[], code: string): boolean {
  return isCountryCode(code) && (countries.length === 0 || countries.includes(code))
}
