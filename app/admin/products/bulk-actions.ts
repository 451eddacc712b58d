import type { ListedProduct } from '#contract/products/own-product.ts'
import { adminProductsMessages } from '#messages/en-US/admin/products.ts'
import type { BulkAction } from '../table/bulk-action.ts'
import { archive, changePrice, changeStock, changeTags, collect, publish } from './bulk-changes.ts'
import { readPriceChange } from './price-change.ts'
import { readStockChange } from './stock-change.ts'

/** What can be done with several products at once; `collections` are those by hand. */
export function productBulkActions(
  collections: readonly { value: string; label: string }[],
): BulkAction<ListedProduct>[] {
  const said = adminProductsMessages.bulk
  return [
    { label: said.publish, textFor: ({ length }) => said.publishText(length), run: publish },
    { label: said.archive, textFor: ({ length }) => said.archiveText(length), run: archive },
    {
      label: said.price,
      textFor: ({ length }) => said.priceText(length),
      field: {
        label: said.change,
        hint: said.changeHint,
        check: (value) => (readPriceChange(value) ? null : said.changeInvalid),
      },
      run: changePrice,
    },
    {
      label: said.stock,
      textFor: ({ length }) => said.stockText(length),
      field: {
        label: said.units,
        hint: said.unitsHint,
        check: (value) => (readStockChange(value) ? null : said.unitsInvalid),
      },
      run: changeStock,
    },
    ...tagActions(),
    ...(collections.length > 0 ? [collectAction(collections)] : []),
  ]
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
      run: (product, value) => changeTags(product, { add: readTags(value) }),
    },
    {
      label: said.removeTags,
      textFor: ({ length }) => said.removeTagsText(length),
      field,
      run: (product, value) => changeTags(product, { remove: readTags(value) }),
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
      collect(
        collectionId,
        products.map(({ _id }) => _id),
      ),
  }
}
