import { useShopData } from '#app/shop-data.ts'
import type { ShownSettings } from '#contract/settings/calls.ts'
import { shownDefaults } from '#contract/settings/shown-defaults.ts'

/** When the settings failed to load: the defaults, which have no sale and no promises, without the text that needs them. */
export const fallbackSettings: ShownSettings = {
  ...shownDefaults,
  shop: { ...shownDefaults.shop, about: '' },
  bankTransfer: { offersTransfer: false, transferDays: 0 },
  delivery: { zones: [], pickupPoints: [], home: '', homeName: '' },
  aheadDays: 0,
  carriers: { offered: [], standard: '' },
}

/** The shop's settings from the page's data, their texts filled in. */
export function useSettings(): ShownSettings {
  return useShopData()?.settings ?? fallbackSettings
}
