import * as z from 'zod/mini'
import { apiSettingsMessages } from '#messages/en-US/api/settings.ts'
import { isCountryCode } from '../countries.ts'
import { taxModes } from '../taxes/tax-terms.ts'
import { line } from '../typed-text.ts'

const vatInvalid = { error: () => apiSettingsMessages.vatInvalid }

/** How the shop taxes its orders. */
export const taxationFields = {
  mode: z.enum(taxModes),
  /** The VAT that prices include, by the country that an order ships to; in thousandths of a percent. */
  vatRates: z
    .array(
      z.object({
        country: line(2).check(z.refine(isCountryCode, vatInvalid), z.meta({ examples: ['DE'] })),
        rate: z.int(vatInvalid).check(z.minimum(0, vatInvalid), z.maximum(30_000, vatInvalid)),
      }),
    )
    .check(
      z.maxLength(250),
      z.refine((rates) => new Set(rates.map(({ country }) => country)).size === rates.length, {
        error: () => apiSettingsMessages.countryTwice,
      }),
    ),
}
