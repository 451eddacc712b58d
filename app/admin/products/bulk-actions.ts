import { api } from '#app/api.ts'
import type { ListedProduct } from '#contract/products/own-product.ts'
import { adminProductsMessages } from '#messages/en-US/admin/products.ts'
import type { BulkAction } from '../table/bulk-run.tsx'
import { changedPrice, readPriceChange } from './price-change.ts'

const seen = ({ _id: productId, version }: ListedProduct) => ({ productId, version })

/** What can be done with several products at once. */
export function productBulkActions(): BulkAction<ListedProduct>[] {
  const said = adminProductsMessages.bulk
  return [
    {
      label: said.publish,
      textFor: ({ length }) => said.publishText(length),
      run: (product) => api.products.publishProduct(seen(product)),
    },
    {
      label: said.archive,
      textFor: ({ length }) => said.archiveText(length),
      run: (product) => api.products.archiveProduct(seen(product)),
    },
    {
      label: said.price,
      textFor: ({ length }) => said.priceText(length),
      field: {
        label: said.change,
        hint: said.changeHint,
        check: (value) => (readPriceChange(value) ? null : said.changeInvalid),
      },
      run: (product, value) => changePrice(product, value),
    },
  ]
}

async function changePrice(product: ListedProduct, value: string) {
  const change = readPriceChange(value)
  if (!change || product.price === null) return
  const price = changedPrice(product.price, change)
  const oldPrice = product.oldPrice !== null && product.oldPrice > price ? product.oldPrice : null
  await api.products.changePrice({ ...seen(product), price, oldPrice })
}
