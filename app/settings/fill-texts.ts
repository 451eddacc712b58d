import type { ShownSettings } from '#contract/settings/calls.ts'
import { fillPlaceholders } from '#contract/settings/placeholders.ts'

/** The settings with the placeholders of their texts filled in, on the server: pages need no code to do it. */
export function fillTexts(settings: ShownSettings): ShownSettings {
  const { shop, promo } = settings
  return {
    ...settings,
    shop: { ...shop, about: fillPlaceholders(shop.about, settings) },
    promo: { ...promo, text: fillPlaceholders(promo.text, settings) },
  }
}
