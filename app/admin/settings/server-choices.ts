import type { FieldOption } from '#contract/check-form.ts'
import { listCountries } from '#contract/countries.ts'
import { currencyCodes, currencyName } from '#contract/currencies.ts'
import type { Settings } from '#contract/settings/settings.ts'
import { adminSettingsMessages } from '#messages/en-US/admin/settings.ts'
import { locales, sourceLocale } from '#messages/locales.ts'
import { listTimeZones } from './time-zones.ts'

/** The choices of settings by name that only the server lists. */
export type ServerChoices = Readonly<Record<string, readonly FieldOption[]>>

const languageNames = new Intl.DisplayNames(sourceLocale, { type: 'language' })

/** The languages of pages and emails. */
const languageChoices = () => locales.map((value) => ({ value, label: languageNames.of(value) ?? value }))

/** What the form that starts a shop of one's own offers. */
export function startChoices(settings: Pick<Settings, 'shop'>) {
  const { country: countries = [], currency: currencies = [] } = serverChoices(settings)
  return { countries, currencies, languages: languageChoices() }
}

/** Countries, currencies and time zones, by the names that the server knows. */
export function serverChoices({ shop }: Pick<Settings, 'shop'>): ServerChoices {
  const zones = listTimeZones(shop.timeZone).map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }))
  return {
    country: listCountries(shop.country).map(({ code, countryName }) => ({ value: code, label: countryName })),
    currency: currencyCodes.map((code) => ({ value: code, label: `${code} – ${currencyName(code)}` })),
    timeZone: zones,
    weekendTimeZone: [{ value: '', label: adminSettingsMessages.sameTimeZone }, ...zones],
  }
}
