import { useRouteLoaderData } from 'react-router'
import type { ShownSettings } from '#contract/settings/calls.ts'
import { defaultSettings } from '#contract/settings/default-settings.ts'
import type { loader } from '../root.tsx'

/** When the settings failed to load: the defaults, which have no sale and no promises, without the text that needs them. */
export const fallbackSettings: ShownSettings = {
  ...defaultSettings,
  shop: { ...defaultSettings.shop, about: '' },
  delivery: { zones: [], pickupPoints: [], home: '', homeName: '' },
  aheadDays: 0,
  carriers: { offered: [], standard: '' },
}

/** The shop's settings from the page's data, their texts filled in. */
export function useSettings(): ShownSettings {
  return useRouteLoaderData<typeof loader>('root')?.settings ?? fallbackSettings
}
