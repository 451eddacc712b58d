import type { ProductStatus } from '#contract/products/own-product.ts'
import { adminCommonMessages } from '#messages/en-US/admin/common.ts'
import { adminProductsMessages } from '#messages/en-US/admin/products.ts'
import { ListFilter } from '../list-filter.tsx'

const tabs = (['all', 'draft', 'published', 'archived'] as const).map((name) => ({
  ...(name !== 'all' && { value: name }),
  get label() {
    return adminProductsMessages.tabs[name]
  },
}))

/** Filters products by words and status. */
export function ProductFilter({ search, status }: { search?: string; status?: ProductStatus }) {
  return (
    <ListFilter
      name={adminCommonMessages.pages.products}
      label={adminProductsMessages.search}
      search={search}
      param="status"
      tabs={tabs}
      tab={status}
    />
  )
}
