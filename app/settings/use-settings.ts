import { useRouteLoaderData } from 'react-router'
import { defaultSettings } from '#contract/default-settings.ts'
import type { ShownSettings } from '#contract/settings-calls.ts'
import type { loader } from '../root.tsx'

/** What the owner set, as it came with the page; the defaults where the page itself could not be loaded. */
export function useSettings(): ShownSettings {
  return useRouteLoaderData<typeof loader>('root')?.settings ?? defaultSettings
}
