import { useShopData } from '#app/shop-data.ts'
import type { CollectionLink } from '#contract/listing/calls.ts'

/** The collections that are in the menus. */
export function useCollections(): readonly CollectionLink[] {
  return useShopData()?.collections ?? []
}
