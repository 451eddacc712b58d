import type { ProductStatus } from '#contract/products/own-product.ts'

const words: Record<ProductStatus, string> = { draft: 'Draft', published: 'In the shop', archived: 'Archived' }
const dots: Record<ProductStatus, string> = {
  draft: 'border border-ink-soft',
  published: 'bg-ink',
  archived: 'bg-line-strong',
}

/** The status of a product in words; the dot only repeats it. */
export function StatusBadge({ status }: { status: ProductStatus }) {
  return (
    <span className="inline-flex items-center gap-2 whitespace-nowrap text-small">
      <span aria-hidden className={`size-2 rounded-full ${dots[status]}`} />
      {words[status]}
    </span>
  )
}
