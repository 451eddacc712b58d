import type { ProductStatus } from '#contract/products/own-product.ts'
import { ListFilter } from '../list-filter.tsx'

const tabs: { value?: ProductStatus; label: string }[] = [
  { label: 'All' },
  { value: 'draft', label: 'Drafts' },
  { value: 'published', label: 'In the shop' },
  { value: 'archived', label: 'Archived' },
]

/** Filters products by words and status. */
export function ProductFilter({ search, status }: { search?: string; status?: ProductStatus }) {
  return (
    <ListFilter
      name="Products"
      label="Name, SKU, brand or type"
      search={search}
      param="status"
      tabs={tabs}
      tab={status}
    />
  )
}
