import { countryInSentence, countryName } from '#contract/countries.ts'
import type { ShownSettings } from '#contract/settings/calls.ts'
import { fillPlaceholders } from '#contract/settings/placeholders.ts'
import { currentLocale } from '#messages/current-locale.ts'
import { sourceLocale } from '#messages/locales.ts'

/** The settings with the placeholders of their texts filled in, on the server: pages need no code to do it. */
export function fillTexts(settings: ShownSettings): ShownSettings {
  const { shop, promo, delivery } = settings
  return {
    ...settings,
    shop: { ...shop, about: fillPlaceholders(shop.about, settings) },
    promo: { ...promo, text: fillPlaceholders(promo.text, settings) },
    delivery: { ...delivery, homeName: delivery.home && nameOf(delivery.home) },
  }
}

function nameOf(country: string): string {
  const locale = currentLocale()
  return locale === sourceLocale ? countryInSentence(country) : countryName(country, locale)
}
