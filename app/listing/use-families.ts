import { useShopData } from '#app/shop-data.ts'
import type { Family } from '#contract/listing/calls.ts'

/** The categories that have products, in their order. */
export function useFamilies(): readonly Family[] {
  return useShopData()?.families ?? []
}
