import { useRouteLoaderData } from 'react-router'
import type { loader } from '#app/root.tsx'
import type { Family } from '#contract/listing/calls.ts'

/** The categories that have products, in their order. */
export function useFamilies(): readonly Family[] {
  return useRouteLoaderData<typeof loader>('root')?.families ?? []
}
