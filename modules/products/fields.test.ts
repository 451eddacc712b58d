import { eq, getTableColumns } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { type FieldKey, type FieldKind, fieldKeys, fieldOf, type KindValues } from '#contract/products/fields.ts'
import { auditEvents } from '#db/tables/audit.ts'
import { products as table } from '#db/tables/products.ts'
import { createTestShop } from '#test/create-test-shop.ts'
import { formOf, ownProducts } from '#test/own-products.ts'

import { allFieldColumns } from './field-columns.ts'

const shop = await createTestShop()
const owner = await shop.admin()
const { products, imports, listing, settings } = shop.as(owner)
// What an owner enters as an old price is shown as it is.
await settings.changePrices({ version: 0, values: { oldPriceRule: 'none' } })
const { draft, published } = await ownProducts(shop, owner)

/** A value of each kind that differs from the default and can be searched for. */
const samples: { [Kind in FieldKind]: (key: FieldKey) => KindValues[Kind] } = {
  line: (key) => `Zz${key}`,
  segment: (key) => `Zz${key}`,
  title: (key) => `Zz${key}`,
  text: (key) => `Zz${key}, in\ntwo lines.`,
  tags: (key) => ['Zz', `Zz${key}`],
  price: () => 61.5,
  optionalLine: (key) => (key === 'measurement' ? '48-19-145' : `Zz${key}`),
  optionalPrice: () => 99.99,
}
const said = Object.fromEntries(fieldKeys.map((key) => [key, samples[fieldOf(key).kind](key)]))

test.each(fieldKeys)('%s is saved, audited, copied, exported and imported', async (key) => {
  const before = await draft()
  const value = said[key]
  const { product } = await products.changeProduct(formOf(before, { [key]: value }))
  expect(product[key]).toEqual(value)
  const events = await shop.db.select().from(auditEvents).where(eq(auditEvents.subjectId, before._id))
  expect(events.find(({ action }) => action === 'product.changed')?.detail).toMatchObject({ fields: [key] })

  // A copy gets its own SKU and name, and was never sold at an old price.
  if (key !== 'sku' && key !== 'name' && key !== 'oldPrice') {
    const copy = await products.duplicateProduct({ productId: before._id })
    expect((await products.findOwnProduct({ productId: copy.productId })).product[key]).toEqual(value)
  }

  const { csv } = await imports.exportProducts({})
  if (key !== 'sku') await products.changeProduct({ ...formOf(product), [key]: before[key] })
  const { importId } = await imports.importProducts({ file: Buffer.from(csv), dryRun: 'no' })
  await shop.runJobs()
  expect((await imports.findImport({ importId })).productImport).toMatchObject({ state: 'done', errors: [] })
  expect((await products.findOwnProduct({ productId: before._id })).product[key]).toEqual(value)
})

test('shoppers see every field, and find a product by the searchable ones', async () => {
  const made = await published()
  const shown = { ...said, sku: 'Shown' }
  await products.changeProduct(formOf(made, shown))
  expect((await products.findProduct({ productId: made._id })).product).toMatchObject(shown)

  const searched = fieldKeys.filter((key) => fieldOf(key).isSearched)
  for (const key of searched) {
    const [query = ''] = [said[key]].flat().toReversed()
    expect((await listing.search({ query: String(query) })).total, key).toBe(1)
  }
})

test('every column of a product is a field or maintained by the shop itself', () => {
  const ofShop = ['id', 'priceId', 'status', 'publishedAt', 'deletedAt', 'version', 'createdAt', 'updatedAt']
  const slugs = ['categorySlug', 'subCategorySlug', 'typeSlug']
  const derived = [...slugs, 'colorKeys', 'colorFamilies', 'sizes', 'lot', 'words', 'textWords', 'skuWords']
  const prices = ['currentPriceCents', 'currentOldPriceCents', 'lowestPriceCents', 'lowestOldPriceCents']
  const range = ['highestPriceCents', 'isReduced']
  const counted = ['isSellable', 'ratingAverage', 'ratingCount', 'soldCount']
  const columns = Object.keys(getTableColumns(table))
  const ofOwner = Object.keys(allFieldColumns)
  expect(columns.toSorted()).toEqual([...ofOwner, ...ofShop, ...derived, ...prices, ...range, ...counted].toSorted())
})
