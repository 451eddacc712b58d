import { useRouteLoaderData } from 'react-router'
import type { ShownSettings } from '#contract/settings/calls.ts'
import { defaultSettings } from '#contract/settings/default-settings.ts'
import type { loader } from '../root.tsx'

/** What the owner set, as it came with the page; the defaults where the page itself could not be loaded. */
export function useSettings(): ShownSettings {
  return useRouteLoaderData<typeof loader>('root')?.settings ?? defaultSettings
}
