import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Input } from '#contract/call.ts'
import type { calls } from '#contract/sales/calls.ts'
import { auditEvents } from '#db/tables/audit.ts'
import { orderLines } from '#db/tables/orders.ts'
import { products as table, variants } from '#db/tables/products.ts'
import { sales as saleTable } from '#db/tables/sales.ts'
import { cartOf, sessionIdOf } from '#test/buy.ts'
import { createTestShop } from '#test/create-test-shop.ts'

const shop = await createTestShop()
const { sales, products, collections, settings } = shop.as(await shop.admin())
const { cart, checkout, listing, products: shown } = shop.as(shop.guest())
await settings.changeShop({
  version: 0,
  values: { ...(await settings.ownSettings({})).settings.shop, timeZone: 'Europe/Berlin' },
})

/** A number of hours from now, in the time zone of the shop. */
function inHours(hours: number): string {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin', dateStyle: 'short', timeStyle: 'short' })
  return format.format(Date.now() + hours * 3_600_000).replace(' ', 'T')
}

type Values = Input<typeof calls.addSale>

const values = (skus: string[], wish: Partial<Values> = {}): Values => ({
  ...{ name: 'Winter', kind: 'percent', percent: 25, price: null, scope: 'hand', collectionId: null, skus },
  ...{ startsAt: inHours(-1), endsAt: inHours(48) },
  ...wish,
})

/** A product that has cost so much for 60 days. */
async function soldProduct(wish: Parameters<typeof shop.product>[0] = {}) {
  const made = await shop.product(wish)
  await shop.db.execute(sql`update price_changes set at = at - interval '60 days' where product_id = ${made.id}`)
  return made
}

const cardOf = async ({ id }: { id: string }) => (await shown.summaries({ ids: [id] })).products[0]
const find = async (saleId: string) => (await sales.findSale({ saleId })).sale

async function start(wish: Values) {
  const { saleId } = await sales.addSale(wish)
  await shop.runJobs()
  return saleId
}

/** Lets the end of a sale pass. */
async function endOf(saleId: string) {
  await shop.db
    .update(saleTable)
    .set({ startsAt: sql`now() - interval '2 days'`, endsAt: sql`now()` })
    .where(eq(saleTable.id, saleId))
  await shop.db.transaction((tx) => shop.enqueue(tx, 'moveSales', {}))
  await shop.runJobs()
}

test('a sale reduces its products from start to end, with the lowest price of the 30 days before', async () => {
  const one = await soldProduct({ name: 'One', priceCents: 60_00 })
  const other = await shop.product({ name: 'Other', priceCents: 33_33 })
  const saleId = await start(values([one.sku, other.sku]))
  expect(await cardOf(one)).toMatchObject({ price: 45, oldPrice: 60 })
  expect(await cardOf(other)).toMatchObject({ price: 25, oldPrice: 33.33 })
  expect((await listing.listProducts({ sale: true })).total).toBe(2)
  const { product } = await products.findOwnProduct({ productId: one.id })
  expect(product).toMatchObject({
    price: 60,
    oldPrice: null,
    now: { price: 45, oldPrice: 60 },
    sale: { name: 'Winter' },
  })
  expect(product.prices[0]).toMatchObject({ price: 45, oldPrice: 60, sale: 'Winter', by: null })
  expect(await find(saleId)).toMatchObject({ state: 'running', isApplied: true, products: 2 })

  await endOf(saleId)
  expect(await cardOf(one)).toMatchObject({ price: 60, oldPrice: null, prices: [] })
  expect(await find(saleId)).toMatchObject({ state: 'ended', isApplied: true, preview: [] })

  // A second sale within 30 days has no higher price to show.
  const again = await start(values([one.sku], { percent: 20 }))
  expect(await cardOf(one)).toMatchObject({ price: 48, oldPrice: null })
  await endOf(again)
})

test('it does not begin before its start, and says what it would do', async () => {
  const made = await soldProduct({ name: 'Later', priceCents: 80_00 })
  const { saleId } = await sales.addSale(values([made.sku], { startsAt: inHours(2), percent: 10 }))
  await shop.runJobs()
  expect(await cardOf(made)).toMatchObject({ price: 80 })
  expect(await find(saleId)).toMatchObject({
    ...{ state: 'scheduled', startsAt: inHours(2), endsAt: inHours(48) },
    preview: [{ sku: made.sku, price: 80, salePrice: 72, oldPrice: 80 }],
  })
  await shop.db.update(saleTable).set({ startsAt: sql`now()` }).where(eq(saleTable.id, saleId))
  await shop.db.transaction((tx) => shop.enqueue(tx, 'moveSales', {}))
  await shop.runJobs()
  expect(await cardOf(made)).toMatchObject({ price: 72, oldPrice: 80 })
  await endOf(saleId)
})

test('variants are reduced from their own prices, and what costs less than the sale price keeps its price', async () => {
  const made = await soldProduct({ priceCents: 60_00, sizes: ['S', 'M', 'L'] })
  for (const [size, cents] of [
    ['M', 20_00],
    ['L', 90_00],
  ] as const) {
    const [variant] = made.variants.filter((each) => each.size === size)
    await shop.db
      .update(variants)
      .set({ priceCents: cents })
      .where(eq(variants.id, variant?.id ?? ''))
  }
  const saleId = await start(values([made.sku], { kind: 'price', percent: null, price: 40 }))
  expect(await cardOf(made)).toMatchObject({
    price: 20,
    oldPrice: null,
    prices: [
      { size: 'S', price: 40, oldPrice: 60 },
      { size: 'L', price: 40, oldPrice: 60 },
    ],
  })
  await endOf(saleId)
})

test('an order keeps its price, and a cart is told of the new one', async () => {
  const made = await soldProduct({ priceCents: 60_00, onHand: 9 })
  const saleId = await start(values([made.sku]))
  const item = { productId: made.id, selectedColor: null, selectedSize: null, quantity: 1 }
  const { url } = await checkout.createCheckoutSession({ ...cartOf(made), subTotal: 45 })
  await sales.cancelSale({ saleId, version: (await find(saleId)).version })
  await shop.runJobs()
  expect((await cart.checkCart({ products: [item] })).lines).toMatchObject([{ price: 60 }])
  await expect(checkout.createCheckoutSession({ ...cartOf(made), subTotal: 45 })).rejects.toMatchObject({ status: 409 })
  await shop.pay(sessionIdOf(url))
  await checkout.retreiveSession({ sessionId: sessionIdOf(url) })
  expect(await shop.db.select().from(orderLines).where(eq(orderLines.productId, made.id))).toMatchObject([
    { unitPriceCents: 45_00 },
  ])
  expect(await find(saleId)).toMatchObject({ state: 'ended' })
})

test('a sale of a collection takes its products when it starts; of two sales, the lower price counts', async () => {
  const tagged = await soldProduct({ priceCents: 50_00, tags: ['fresh'] })
  const { collectionId } = await collections.addCollection({ title: 'Fresh', kind: 'rule' })
  const [collection] = (await collections.listCollections({})).collections
  if (!collection) throw new Error('No collection')
  const { image: _, kind: __, ...page } = collection
  await collections.changeCollection({ ...page, rule: { ...page.rule, tags: ['fresh'] }, imageId: null, imageAlt: '' })
  const saleId = await start(values([], { scope: 'collection', collectionId, percent: 10 }))
  const later = await soldProduct({ priceCents: 50_00, tags: ['fresh'] })
  expect(await find(saleId)).toMatchObject({ products: 1, collection: { title: 'Fresh' } })
  expect(await cardOf(tagged)).toMatchObject({ price: 45, oldPrice: 50 })
  expect(await cardOf(later)).toMatchObject({ price: 50 })

  const lower = await start(values([tagged.sku], { percent: 50 }))
  expect(await cardOf(tagged)).toMatchObject({ price: 25, oldPrice: 45 })
  // Its owner lowers the price while it runs.
  await shop.db.update(table).set({ priceCents: 30_00 }).where(eq(table.id, tagged.id))
  expect(await cardOf(tagged)).toMatchObject({ price: 15 })
  await endOf(lower)
  expect(await cardOf(tagged)).toMatchObject({ price: 27 })
  await endOf(saleId)
})

test('a sale of all products, and one that nobody was there to start', async () => {
  const made = await soldProduct({ priceCents: 10_00 })
  const saleId = await start(values([], { scope: 'all', percent: 50 }))
  expect(await cardOf(made)).toMatchObject({ price: 5, oldPrice: 10 })
  expect((await sales.listSales({})).sales[0]).toMatchObject({ saleId, state: 'running', scope: 'all' })
  await endOf(saleId)

  const missed = (await sales.addSale(values([], { scope: 'all', startsAt: inHours(1) }))).saleId
  await endOf(missed)
  expect(await find(missed)).toMatchObject({ state: 'ended', products: null })
  expect(await cardOf(made)).toMatchObject({ price: 10 })
})

test('a scheduled sale can be changed and canceled, of one that runs only name and end; stale versions are refused', async () => {
  const made = await soldProduct()
  const wish = values([made.sku], { startsAt: inHours(2) })
  const { saleId } = await sales.addSale(wish)
  const { sale } = await sales.changeSale({ saleId, version: 1, ...wish, percent: 30, name: 'Summer' })
  expect(sale).toMatchObject({ name: 'Summer', percent: 30, version: 2 })
  const stale = { status: 409, message: expect.stringMatching(/^Someone else/) }
  await expect(sales.changeSale({ saleId, version: 1, ...wish })).rejects.toMatchObject(stale)
  await expect(sales.cancelSale({ saleId, version: 1 })).rejects.toMatchObject(stale)
  await sales.cancelSale({ saleId, version: 2 })
  expect(await find(saleId)).toMatchObject({ state: 'canceled' })
  await expect(sales.changeSale({ saleId, version: 3, ...wish })).rejects.toMatchObject({
    status: 409,
    message: 'This sale is over.',
  })
  await expect(sales.cancelSale({ saleId, version: 3 })).rejects.toMatchObject(stale)
  const events = await shop.db
    .select()
    .from(auditEvents)
    .where(eq(auditEvents.subjectId, saleId))
    .orderBy(auditEvents.at)
  expect(events.map(({ action, detail }) => [action, detail])).toEqual([
    ['sale.added', { name: 'Winter' }],
    ['sale.changed', { name: 'Summer', fields: ['name', 'percent'] }],
    ['sale.canceled', { name: 'Summer' }],
  ])

  const running = await start(values([made.sku]))
  const { version, startsAt, endsAt } = await find(running)
  const now = { saleId: running, version, ...values([made.sku]), startsAt, endsAt }
  await expect(sales.changeSale({ ...now, percent: 30 })).rejects.toMatchObject({
    status: 409,
    message: expect.stringMatching(/has started/),
  })
  expect((await sales.changeSale({ ...now, name: 'Longer', endsAt: inHours(72) })).sale).toMatchObject({
    name: 'Longer',
    endsAt: inHours(72),
  })
  await endOf(running)
})

test.each<[string, Partial<Values>, string]>([
  ['an end before its start', { startsAt: inHours(5), endsAt: inHours(4) }, 'Please choose an end after the start.'],
  ['an end in the past', { startsAt: inHours(-5), endsAt: inHours(-4) }, 'Please choose an end in the future.'],
  ['no products', { skus: [] }, 'Please enter the SKU of at least one product.'],
  ['a SKU that nothing has', { skus: ['none'] }, 'No product has the SKU “none”.'],
  ['no collection', { scope: 'collection' }, 'Please choose a collection.'],
  ['no percentage', { percent: null }, 'Please enter a whole percentage from 1 to 95.'],
  ['no price', { kind: 'price' }, 'Please enter a sale price.'],
])('a sale with %s is refused', async (_, wish, message) => {
  const made = await shop.product()
  await expect(sales.addSale(values([made.sku], wish))).rejects.toMatchObject({ status: 400, message })
})
