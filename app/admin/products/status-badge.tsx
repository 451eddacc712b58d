import type { ProductStatus } from '#contract/products/own-product.ts'
import { adminProductsMessages } from '#messages/en-US/admin/products.ts'
import { StatusDot } from '../status-dot.tsx'

const dots: Record<ProductStatus, string> = {
  draft: 'border border-ink-soft',
  published: 'bg-ink',
  archived: 'bg-line-strong',
}

/** The status of a product in words; the dot only repeats it. */
export function StatusBadge({ status }: { status: ProductStatus }) {
  return (
    <span className="inline-flex items-center gap-2 whitespace-nowrap text-small">
      <StatusDot color={dots[status]} />
      {adminProductsMessages.statuses[status]}
    </span>
  )
}
