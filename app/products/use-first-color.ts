import { pickFor, useVisitSeed } from '#app/state/visit-seed.tsx'
import type { ProductSummary } from '#contract/products/product.ts'

type SummaryColor = ProductSummary['colorVariant'][number]

/**
 * The color in which a card shows a product: one that is wanted, else one by chance, the same for the whole visit. What
 * was fetched before all else stays in its first color, so that nothing is loaded twice. Null where the product has no
 * colors.
 */
export function useFirstColor(
  product: ProductSummary,
  { isEager, wanted }: { isEager: boolean; wanted: readonly string[] },
): SummaryColor | null {
  const seed = useVisitSeed()
  const colors = product.colorVariant
  const asked = colors.find(({ color }) => wanted.includes(color.toLowerCase()))
  if (asked) return asked
  const at = seed === null || isEager || colors.length === 0 ? 0 : pickFor(seed, product._id, colors.length)
  return colors[at] ?? null
}
