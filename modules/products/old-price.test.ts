import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createTestShop } from '#test/create-test-shop.ts'
import { formOf, ownProducts, seen } from '#test/own-products.ts'

const shop = await createTestShop()
const owner = await shop.admin()
const { products, imports, settings } = shop.as(owner)
const { newProduct, published } = await ownProducts(shop, owner)

type History = [daysAgo: number, cents: number | null][]

/** A product with this price since a number of days ago; null while it was not in the shop. */
async function productWith(history: History) {
  const { id } = await shop.product({ priceCents: history.at(-1)?.[1] ?? 0 })
  await shop.db.execute(sql`delete from price_changes where product_id = ${id}`)
  for (const [daysAgo, cents] of history) {
    await shop.db.execute(sql`
      insert into price_changes (product_id, price_cents, is_charged, at)
      values (${id}, ${cents ?? 1}, ${cents !== null}, now() - ${daysAgo}::float * interval '1 day')
    `)
  }
  return id
}

async function shownOldPrice(id: string) {
  const { products } = await shop.as(shop.guest()).products.summaries({ ids: [id] })
  return products[0]?.oldPrice
}

test.each<[string, History, number | null]>([
  [
    'the price before the reduction',
    [
      [60, 80_00],
      [1, 60_00],
    ],
    80,
  ],
  [
    'the lowest of the 30 days before',
    [
      [60, 80_00],
      [20, 70_00],
      [10, 90_00],
      [1, 60_00],
    ],
    70,
  ],
  [
    'nothing if it cost less in the 30 days before',
    [
      [60, 80_00],
      [31.5, 40_00],
      [30.5, 80_00],
      [1, 60_00],
    ],
    null,
  ],
  [
    'a price that ended more than 30 days before does not count',
    [
      [60, 40_00],
      [32, 80_00],
      [1, 60_00],
    ],
    80,
  ],
  [
    'that of the 30 days before the reduction, however long ago it was',
    [
      [100, 80_00],
      [60, 60_00],
    ],
    80,
  ],
  [
    'that of the days it was in the shop, if fewer',
    [
      [3, 80_00],
      [1, 60_00],
    ],
    80,
  ],
  [
    'that of the step before, of two reductions',
    [
      [60, 80_00],
      [10, 70_00],
      [1, 60_00],
    ],
    70,
  ],
  [
    'nothing after a price increase',
    [
      [60, 80_00],
      [10, 50_00],
      [1, 60_00],
    ],
    null,
  ],
  ['nothing for a new product', [[1, 60_00]], null],
  [
    'nothing that was not charged in the shop',
    [
      [60, null],
      [1, 60_00],
    ],
    null,
  ],
  [
    'nothing for one that comes back after a month',
    [
      [100, 80_00],
      [60, null],
      [1, 60_00],
    ],
    null,
  ],
])('the old price is %s', async (_, history, expected) => {
  const id = await productWith(history)
  await shop.db.execute(sql`update products set old_price_cents = 9900 where id = ${id}`)
  expect(await shownOldPrice(id)).toBe(expected)
})

const unproven = { status: 400, message: expect.stringMatching(/^This old price cannot be shown/) }

test('an old price that was never charged is refused: in the form, in the list, for a new product, and in a file', async () => {
  const made = await published()
  await expect(products.changeProduct(formOf(made, { oldPrice: 500 }))).rejects.toMatchObject(unproven)
  await expect(products.changePrice({ ...seen(made), price: 60, oldPrice: 500 })).rejects.toMatchObject(unproven)
  await expect(products.createProduct(await newProduct({ oldPrice: 80 }))).rejects.toMatchObject(unproven)
  await expect(products.changePrice({ ...seen(made), price: 50, oldPrice: 500 })).rejects.toMatchObject({
    status: 400,
    message: 'The old price has to be $60.00, the lowest price of the 30 days before the reduction.',
  })
  const file = `sku,name,category,subCategory,type,price,oldPrice\nN-1,Lido,Women,Bags,Totes,40,80\n${made.sku},Lido,Women,Bags,Totes,50,500`
  for (const dryRun of ['yes', 'no'] as const) {
    const { importId } = await imports.importProducts({ file: Buffer.from(file), dryRun })
    await shop.runJobs()
    expect((await imports.findImport({ importId })).productImport.errors).toMatchObject([
      { line: 2, column: 'oldPrice', message: unproven.message },
      { line: 3, column: 'oldPrice', message: expect.stringMatching(/has to be \$60\.00/) },
    ])
  }
  const { version } = await products.changePrice({ ...seen(made), price: 50, oldPrice: 60 })
  expect(await shownOldPrice(made._id)).toBe(60)
  // Other fields can be changed whatever the old price.
  await products.changeProduct({ ...formOf(made, { name: 'Other', price: 50, oldPrice: 60 }), version })
})

test('a shop where the rule does not apply shows what its owner enters, and one where it applies again does not', async () => {
  const made = await published()
  const first = await settings.changePrices({ version: 0, values: { oldPriceRule: 'none' } })
  await products.changePrice({ ...seen(made), price: 60, oldPrice: 500 })
  expect(await shownOldPrice(made._id)).toBe(500)
  await settings.changePrices({ version: first.version, values: { oldPriceRule: 'thirtyDays' } })
  await shop.runJobs()
  expect(await shownOldPrice(made._id)).toBe(null)
  const { product } = await products.findOwnProduct({ productId: made._id })
  expect(product).toMatchObject({ oldPrice: 500, now: { price: 60, oldPrice: null } })
  const found = await shop.as(shop.guest()).listing.listProducts({ sale: true, search: 'Lido' })
  expect(found.products.map(({ _id }) => _id)).not.toContain(made._id)
})
