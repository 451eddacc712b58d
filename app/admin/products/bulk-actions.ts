import { api } from '#app/api.ts'
import type { ListedProduct } from '#contract/products/own-product.ts'
import { adminProductsMessages } from '#messages/en-US/admin/products.ts'
import type { BulkAction } from '../table/bulk-run.tsx'
import { changedPrice, readPriceChange } from './price-change.ts'
import { changedStock, readStockChange } from './stock-change.ts'

const seen = ({ _id: productId, version }: ListedProduct) => ({ productId, version })

/** What can be done with several products at once; `collections` are those by hand. */
export function productBulkActions(
  collections: readonly { value: string; label: string }[],
): BulkAction<ListedProduct>[] {
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
    {
      label: said.stock,
      textFor: ({ length }) => said.stockText(length),
      field: {
        label: said.units,
        hint: said.unitsHint,
        check: (value) => (readStockChange(value) ? null : said.unitsInvalid),
      },
      run: ({ variants }, value) => changeStock(variants, value),
    },
    ...tagActions(),
    ...(collections.length > 0 ? [collectAction(collections)] : []),
  ]
}

async function changePrice(product: ListedProduct, value: string) {
  const change = readPriceChange(value)
  if (!change || product.price === null) return
  const price = changedPrice(product.price, change)
  const oldPrice = product.oldPrice !== null && product.oldPrice > price ? product.oldPrice : null
  await api.products.changePrice({ ...seen(product), price, oldPrice })
}

async function changeStock(variants: ListedProduct['variants'], value: string) {
  const change = readStockChange(value)
  const changes = change ? changedStock(variants, change) : []
  if (changes.length > 0) await api.inventory.changeStock({ changes, reason: 'corrected' })
}

const readTags = (value: string) => [...new Set(value.split(',').map((tag) => tag.trim()))].filter((tag) => tag !== '')

function tagActions(): BulkAction<ListedProduct>[] {
  const said = adminProductsMessages.bulk
  const field = {
    label: said.tags,
    hint: said.tagsHint,
    check: (value: string) => (readTags(value).length > 0 ? null : said.tagsMissing),
  }
  return [
    {
      label: said.addTags,
      textFor: ({ length }) => said.addTagsText(length),
      field,
      run: (product, value) => api.products.tagProduct({ ...seen(product), add: readTags(value) }),
    },
    {
      label: said.removeTags,
      textFor: ({ length }) => said.removeTagsText(length),
      field,
      run: (product, value) => api.products.tagProduct({ ...seen(product), remove: readTags(value) }),
    },
  ]
}

function collectAction(collections: readonly { value: string; label: string }[]): BulkAction<ListedProduct> {
  const said = adminProductsMessages.bulk
  return {
    label: said.collect,
    textFor: ({ length }) => said.collectText(length),
    field: {
      label: said.collection,
      options: collections,
      check: (value) => (value === '' ? said.collectionMissing : null),
    },
    runAll: (products, collectionId) =>
      api.collections.addProducts({ collectionId, productIds: products.map(({ _id }) => _id) }),
  }
}
