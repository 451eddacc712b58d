import { pickFor, useVisitSeed } from '#app/state/visit-seed.tsx'
import type { ProductSummary } from '#contract/products/product.ts'

type SummaryColor = ProductSummary['colorVariant'][number]

/**
 * The color a card shows: one that is filtered by, else a random one, the same for the whole visit. A card whose image
 * is fetched early shows the first color, so that nothing loads twice. Null if the product has no colors.
 */
export function useFirstColor(
  product: ProductSummary,
  { isEager, preferred }: { isEager: boolean; preferred: readonly string[] },
): SummaryColor | null {
  const seed = useVisitSeed()
  const colors = product.colorVariant
  const asked = colors.find(({ color }) => preferred.includes(color.toLowerCase()))
  if (asked) return asked
  const at = seed === null || isEager || colors.length === 0 ? 0 : pickFor(seed, product._id, colors.length)
  return colors[at] ?? null
}
