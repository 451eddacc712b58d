import { useRouteLoaderData } from 'react-router'
import type { loader } from '#app/root.tsx'
import type { CollectionLink } from '#contract/listing/calls.ts'

/** The collections that are in the menus. */
export function useCollections(): readonly CollectionLink[] {
  return useRouteLoaderData<typeof loader>('root')?.collections ?? []
}
