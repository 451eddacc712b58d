import { useRouteLoaderData } from 'react-router'
import type { ShownSettings } from '#contract/settings/calls.ts'
import { defaultSettings } from '#contract/settings/default-settings.ts'
import type { loader } from '../root.tsx'

/** The shop's settings from the page's data; the defaults when that failed to load. */
export function useSettings(): ShownSettings {
  return useRouteLoaderData<typeof loader>('root')?.settings ?? defaultSettings
}
