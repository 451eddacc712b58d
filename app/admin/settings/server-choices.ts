import type { FieldOption } from '#contract/check-form.ts'
import { listCountries } from '#contract/countries.ts'
import { currencyCodes, currencyName } from '#contract/currencies.ts'
import type { Settings } from '#contract/settings/settings.ts'

/** The choices of settings by name that only the server lists. */
export type ServerChoices = Readonly<Record<string, readonly FieldOption[]>>

/** Countries, currencies and time zones, by the names that the server knows. */
export function serverChoices({ shop }: Pick<Settings, 'shop'>): ServerChoices {
  const zones = new Set([shop.timeZone, 'UTC', ...Intl.supportedValuesOf('timeZone')])
  return {
    country: listCountries().map(({ code, countryName }) => ({ value: code, label: countryName })),
    currency: currencyCodes.map((code) => ({ value: code, label: `${code} – ${currencyName(code)}` })),
    timeZone: [...zones].sort().map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') })),
  }
}
