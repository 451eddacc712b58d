import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { OwnProduct } from '#contract/products/own-product.ts'
import { auditEvents } from '#db/tables/audit.ts'
import { orderLines } from '#db/tables/orders.ts'
import { sessionIdOf } from '#test/buy.ts'
import { createTestShop } from '#test/create-test-shop.ts'
import { ownProducts, seen } from '#test/own-products.ts'

const shop = await createTestShop()
const owner = await shop.admin()
const { products, imports } = shop.as(owner)
const { draft, newProduct, published } = await ownProducts(shop, owner)
const { cart, checkout, listing, products: shown } = shop.as(shop.guest())

type Prices = [price: number | null, oldPrice?: number | null]

/** Sets the prices of the variants of a product in their order. */
const priceVariants = async (product: OwnProduct, ...prices: Prices[]) => {
  const variants = product.variants.map((variant, at) => {
    const { variantId, sku, gtin, weight, cost } = variant
    const [price = null, oldPrice = null] = prices[at] ?? []
    return { ...{ variantId, sku, gtin, weight, cost }, price, oldPrice }
  })
  return (await products.changeVariants({ ...seen(product), variants })).product
}

const sizes = { sizeVariant: [{ size: 'S' }, { size: 'M' }, { size: 'L' }] }
const cardOf = async ({ _id }: OwnProduct) => (await shown.summaries({ ids: [_id] })).products[0]

test('a card has the lowest price, the page the price of each variant', async () => {
  const made = await priceVariants(await published(sizes), [null], [45], [75])
  expect(made.variants.map(({ price }) => price)).toEqual([null, 45, 75])
  expect(made).toMatchObject({ price: 60, now: { price: 45, oldPrice: null, highest: 75 } })
  expect(await cardOf(made)).toMatchObject({
    price: 45,
    oldPrice: null,
    prices: [
      { color: null, size: 'S', price: 60, oldPrice: null },
      { color: null, size: 'L', price: 75, oldPrice: null },
    ],
  })
  expect((await shown.findProduct({ productId: made._id })).product).toMatchObject({ price: 45, prices: [{}, {}] })
})

test('cart, checkout and order have the price of the variant, whatever a browser says', async () => {
  const made = await priceVariants(await published(sizes), [null], [45], [75])
  const item = (selectedSize: string, quantity = 1) => ({
    productId: made._id,
    selectedColor: null,
    selectedSize,
    quantity,
  })
  const { lines } = await cart.checkCart({ products: [item('S'), item('M'), item('L')] })
  expect(lines.map(({ price }) => price)).toEqual([60, 45, 75])

  const wanted = { products: [item('M', 2), item('L')], pathname: '/cart' }
  await expect(checkout.createCheckoutSession({ ...wanted, subTotal: 180 })).rejects.toMatchObject({
    status: 409,
    message: expect.stringContaining('$165.00'),
  })
  const { url } = await checkout.createCheckoutSession({ ...wanted, subTotal: 165 })
  await shop.pay(sessionIdOf(url))
  await checkout.retreiveSession({ sessionId: sessionIdOf(url) })
  const ordered = await shop.db.select().from(orderLines).where(eq(orderLines.productId, made._id))
  expect(ordered.map(({ size, unitPriceCents }) => [size, unitPriceCents]).toSorted()).toEqual([
    ['L', 75_00],
    ['M', 45_00],
  ])

  await priceVariants((await products.findOwnProduct({ productId: made._id })).product, [null], [50], [75])
  expect((await cart.checkCart({ products: [item('M')] })).lines).toMatchObject([{ state: 'ok', price: 50 }])
})

test('listings sort by the lowest price, and filter by any', async () => {
  const type = 'Bucket Bags'
  const named = (title: string, price: number) => published({ ...sizes, title, price, oldPrice: price, type })
  await named('Even', 50)
  await priceVariants(await named('Wide', 60), [null], [20], [90])
  await named('Dear', 80)
  const list = async (filter: object) => {
    const found = await listing.listProducts({ type, ...filter })
    return { names: found.products.map(({ name }) => name), facets: found.facets }
  }
  expect((await list({ sort: 'price-low' })).names).toEqual(['Wide', 'Even', 'Dear'])
  expect((await list({ sort: 'price-high' })).names).toEqual(['Dear', 'Even', 'Wide'])
  expect((await list({ sort: 'price-low', maxPrice: 30 })).names).toEqual(['Wide'])
  expect((await list({ sort: 'price-low', minPrice: 70 })).names).toEqual(['Wide', 'Dear'])
  expect((await list({ sort: 'price-low', minPrice: 85 })).names).toEqual(['Wide'])
  expect((await list({ sort: 'price-low', minPrice: 91 })).names).toEqual([])
  expect((await list({ minPrice: 40, maxPrice: 55 })).facets.price).toEqual({ min: 20, max: 90 })
})

test('a variant is reduced by itself, and the product is then in the sale', async () => {
  const payload = await newProduct()
  const altTexts = [payload.mainPicture, ...payload.otherPicture].map((imageId) => ({ imageId, alt: 'A bag' }))
  const priced = await priceVariants(await draft({ ...payload, ...sizes, altTexts, type: 'Totes' }), [null], [80], [90])
  const made = (await products.publishProduct(seen(priced))).product
  expect((await listing.listProducts({ type: 'Totes', sale: true })).total).toBe(0)
  const reduced = await priceVariants(made, [null], [70, 80], [90])
  expect(await cardOf(reduced)).toMatchObject({
    price: 60,
    oldPrice: null,
    prices: [
      { size: 'M', price: 70, oldPrice: 80 },
      { size: 'L', price: 90, oldPrice: null },
    ],
  })
  expect((await listing.listProducts({ type: 'Totes', sale: true })).total).toBe(1)
  expect(
    reduced.prices.filter(({ size }) => size === 'M').map(({ price, oldPrice, by }) => [price, oldPrice, by]),
  ).toEqual([
    [70, 80, 'Ann Lee'],
    [80, null, 'Ann Lee'],
  ])
  // It costs what the others do again; then the lowest price counts, also for another price of its own.
  const same = await priceVariants(reduced, [null], [null], [null])
  expect(await cardOf(same)).toMatchObject({ price: 60, oldPrice: null, prices: [] })
  expect(same.prices[0]).toMatchObject({ price: null })
  await expect(priceVariants(same, [null], [55, 70])).rejects.toMatchObject({
    status: 400,
    message: 'The old price has to be $60.00, the lowest price of the 30 days before the reduction.',
  })
})

test.each<[string, Prices, string]>([
  ['no price', [null, 80], 'A variant with an old price needs a price, too.'],
  ['a higher price', [90, 80], 'The old price must be above the price.'],
])('the old price of a variant with %s is refused', async (_, prices, message) => {
  await expect(priceVariants(await draft(sizes), prices)).rejects.toMatchObject({ status: 400, message })
})

test('a copy, the audit log and CSV files have the prices of variants', async () => {
  const made = await priceVariants(await draft(sizes), [null], [45], [75])
  const events = await shop.db.select().from(auditEvents).where(eq(auditEvents.subjectId, made._id))
  expect(events.at(-1)?.detail).toMatchObject({ fields: ['variant.price'] })
  const copy = await products.duplicateProduct({ productId: made._id })
  const pricesOf = async (productId: string) =>
    (await products.findOwnProduct({ productId })).product.variants.map(({ price, oldPrice }) => [price, oldPrice])
  const expected = [
    [null, null],
    [45, null],
    [75, null],
  ]
  expect(await pricesOf(copy.productId)).toEqual(expected)

  const { csv } = await imports.exportProducts({})
  await priceVariants(made, [70], [null], [75])
  expect(await bringIn(csv)).toMatchObject({ state: 'done', changed: 1, errors: [] })
  expect(await pricesOf(made._id)).toEqual(expected)

  const heading = 'sku,size,variantPrice,variantOldPrice'
  expect((await bringIn(`${heading}\n${made.sku},S,,80\n${made.sku},L,75,70`)).errors).toMatchObject([
    { line: 2, column: 'variantPrice', message: 'A variant with an old price needs a price, too.' },
    { line: 3, column: 'variantOldPrice', message: 'The old price must be above the price.' },
  ])
  expect((await bringIn(`${heading}\n${made.sku},M,40,45`)).errors).toMatchObject([
    { line: 2, column: 'variantOldPrice', message: expect.stringMatching(/^This old price cannot be shown/) },
  ])
})

async function bringIn(csv: string) {
  const { importId } = await imports.importProducts({ file: Buffer.from(csv), dryRun: 'no' })
  await shop.runJobs()
  return (await imports.findImport({ importId })).productImport
}
