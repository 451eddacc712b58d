import * as z from 'zod/mini'
import { apiSettingsMessages } from '#messages/en-US/api/settings.ts'
import { isCountryCode } from './countries.ts'

const maxNamed = 60

/** Several countries by their codes, each once. The refusal names the first entry that is none, at the list itself. */
export function countryList(examples: string[]) {
  return z.array(z.string()).check(
    z.superRefine((codes, { addIssue }) => {
      const wrong = codes.find((code) => !isCountryCode(code))
      if (wrong !== undefined) addIssue(apiSettingsMessages.noCountry(wrong.slice(0, maxNamed)))
      else if (new Set(codes).size < codes.length) addIssue(apiSettingsMessages.countryTwice)
    }),
    z.meta({ examples: [examples] }),
  )
}
