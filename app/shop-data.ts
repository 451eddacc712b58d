import { useRouteLoaderData } from 'react-router'
import { unpack } from './packed/unpack.ts'
import type { loader } from './root.tsx'

/** What every page knows of the shop; undefined when it failed to load. */
export function useShopData() {
  const packed = useRouteLoaderData<typeof loader>('root')
  return packed && unpack(packed)
}
