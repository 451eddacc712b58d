import type { ProductSummary } from '#contract/products/product.ts'

/** The products seen, each once in its latest version, newest first; at most `max`. */
export function mergeSeen(
  before: readonly ProductSummary[],
  seen: readonly ProductSummary[],
  max: number,
): readonly ProductSummary[] {
  const byId = new Map(
    [...seen, ...before.filter((old) => !seen.some(({ _id }) => _id === old._id))].map((each) => [each._id, each]),
  )
  return [...byId.values()].slice(0, max)
}
