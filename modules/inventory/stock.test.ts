import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { products, stockChanges, variants } from '#db/tables/products.ts'
import { createTestShop } from '#test/create-test-shop.ts'
import { priceLines } from '../products/price-lines.ts'
import { releaseStock } from './release-stock.ts'
import { reserveStock } from './reserve-stock.ts'
import { restock } from './restock.ts'
import { takeStock } from './take-stock.ts'

const shop = await createTestShop()
const named = { name: 'Lido', color: null, size: null }

async function stockOf(variantId: string) {
  const [row] = await shop.db.select().from(variants).where(eq(variants.id, variantId))
  return { onHand: row?.onHand, reserved: row?.reserved }
}

async function isSellable(productId: string) {
  const [row] = await shop.db.select().from(products).where(eq(products.id, productId))
  return row?.isSellable
}

async function oneVariant(onHand: number | null) {
  const product = await shop.product({ onHand })
  return { productId: product.id, variantId: product.variants[0]?.id ?? '' }
}

test('lines are priced from the database, in the given order', async () => {
  const dress = await shop.product({
    name: 'Amalfi',
    category: 'Women',
    subCategory: 'Apparel',
    type: 'Dresses',
    priceCents: 189_00,
    colors: ['Sand', 'White'],
    sizes: [38, 40.5],
    onHand: 3,
  })
  const pair = await shop.product({ name: 'Lido', priceCents: 60_00, onHand: null })

  const lines = await priceLines(shop.db, [
    { productId: pair.id, selectedColor: null, selectedSize: null, quantity: 2 },
    { productId: dress.id, selectedColor: 'White', selectedSize: 40.5, quantity: 1 },
  ])

  expect(lines.map((line) => line?.name)).toEqual(['Lido', 'Amalfi'])
  expect(lines[0]).toMatchObject({ unitPriceCents: 60_00, quantity: 2, left: null, color: null, size: null })
  expect(lines[1]).toMatchObject({
    unitPriceCents: 189_00,
    color: 'White',
    size: 40.5,
    left: 3,
    path: 'women/apparel/dresses',
    image: expect.stringMatching(/^\/images\/[\w-]+\/960\.webp$/),
  })
})

test('an item that is not sold has no price', async () => {
  const dress = await shop.product({ colors: ['Sand'], sizes: [38] })
  const draft = await shop.product({ status: 'draft' })
  const deleted = await shop.product()
  await shop.db.update(products).set({ deletedAt: new Date() }).where(eq(products.id, deleted.id))
  const quantity = 1

  const lines = await priceLines(shop.db, [
    { productId: dress.id, selectedColor: 'Blue', selectedSize: 38, quantity },
    { productId: dress.id, selectedColor: null, selectedSize: 38, quantity },
    { productId: dress.id, selectedColor: 'Sand', selectedSize: null, quantity },
    { productId: draft.id, selectedColor: null, selectedSize: null, quantity },
    { productId: deleted.id, selectedColor: null, selectedSize: null, quantity },
    { productId: randomUUID(), selectedColor: null, selectedSize: null, quantity },
  ])

  expect(lines).toEqual([null, null, null, null, null, null])
})

test('of fifty carts that want one of ten units each, ten succeed', async () => {
  const { productId, variantId } = await oneVariant(10)
  const tries = await Promise.allSettled(
    Array.from({ length: 50 }, () =>
      shop.db.transaction((tx) => reserveStock(tx, [{ variantId, quantity: 1, ...named }], randomUUID())),
    ),
  )

  expect(tries.filter((each) => each.status === 'fulfilled')).toHaveLength(10)
  const refusals = tries.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []))
  expect(new Set(refusals.map((each) => `${each.status} ${each.message}`))).toEqual(new Set(['409 Lido is sold out.']))
  expect(await stockOf(variantId)).toEqual({ onHand: 10, reserved: 10 })
  expect(await isSellable(productId)).toBe(false)
})

test('carts with the same items in another order do not deadlock', async () => {
  const lines = (await Promise.all(Array.from({ length: 6 }, () => oneVariant(1_000)))).map(({ variantId }) => ({
    variantId,
    quantity: 1,
    ...named,
  }))
  const tries = await Promise.allSettled(
    Array.from({ length: 40 }, (_, turn) =>
      shop.db.transaction((tx) => reserveStock(tx, turn % 2 ? lines : lines.toReversed(), randomUUID())),
    ),
  )
  expect(tries.filter((each) => each.status === 'rejected')).toEqual([])
  expect(await stockOf(lines[0]?.variantId ?? '')).toEqual({ onHand: 1_000, reserved: 40 })
})

test('when the last units of two variants are sold at once, the product is sold out', async () => {
  for (let round = 0; round < 10; round++) {
    const product = await shop.product({ sizes: [38, 40], onHand: 1 })
    await Promise.all(
      product.variants.map((variant) =>
        shop.db.transaction((tx) => reserveStock(tx, [{ variantId: variant.id, quantity: 1, ...named }], randomUUID())),
      ),
    )
    expect(await isSellable(product.id)).toBe(false)
  }
})

test('a line that is out of stock is named, and nothing is reserved', async () => {
  const plenty = await oneVariant(10)
  const few = await oneVariant(2)
  const lines = [
    { variantId: plenty.variantId, quantity: 1, ...named },
    { variantId: few.variantId, quantity: 3, name: 'Amalfi', color: 'Sand', size: 38 },
  ]

  await expect(shop.db.transaction((tx) => reserveStock(tx, lines, randomUUID()))).rejects.toMatchObject({
    status: 409,
    message: 'Only 2 left of Amalfi in Sand, size 38.',
  })
  expect(await stockOf(plenty.variantId)).toEqual({ onHand: 10, reserved: 0 })
})

test('two lines of the same variant count together', async () => {
  const { variantId } = await oneVariant(5)
  const line = { variantId, quantity: 3, ...named }
  await expect(shop.db.transaction((tx) => reserveStock(tx, [line, line], null))).rejects.toMatchObject({ status: 409 })
  await shop.db.transaction((tx) => reserveStock(tx, [{ ...line, quantity: 2 }, line], null))
  expect(await stockOf(variantId)).toEqual({ onHand: 5, reserved: 5 })
})

test('stock moves from on hand to reserved, to sold and back, and every step is recorded', async () => {
  const { productId, variantId } = await oneVariant(4)
  const sessionId = randomUUID()
  const orderId = randomUUID()
  const units = [{ variantId, quantity: 4 }]
  const reserve = () => shop.db.transaction((tx) => reserveStock(tx, [{ variantId, quantity: 4, ...named }], sessionId))

  await reserve()
  await shop.db.transaction((tx) => releaseStock(tx, units, sessionId))
  expect(await stockOf(variantId)).toEqual({ onHand: 4, reserved: 0 })
  expect(await isSellable(productId)).toBe(true)
  await reserve()
  await shop.db.transaction((tx) => takeStock(tx, units, orderId))
  expect(await stockOf(variantId)).toEqual({ onHand: 0, reserved: 0 })
  expect(await isSellable(productId)).toBe(false)
  await shop.db.transaction((tx) => restock(tx, units, orderId))
  expect(await stockOf(variantId)).toEqual({ onHand: 4, reserved: 0 })
  expect(await isSellable(productId)).toBe(true)

  const changes = await shop.db.select().from(stockChanges).where(eq(stockChanges.variantId, variantId))
  const sorted = changes.sort((one, other) => one.at.getTime() - other.at.getTime())
  expect(sorted.map(({ delta, reason, causeId }) => [reason, delta, causeId])).toEqual([
    ['reserved', -4, sessionId],
    ['released', 4, sessionId],
    ['reserved', -4, sessionId],
    ['sold', -4, orderId],
    ['restocked', 4, orderId],
  ])
})

test('a variant without a stock count can always be sold', async () => {
  const { productId, variantId } = await oneVariant(null)
  const units = [{ variantId, quantity: 100 }]
  await shop.db.transaction(async (tx) => {
    await reserveStock(tx, [{ variantId, quantity: 100, ...named }], null)
    await takeStock(tx, units, null)
    await restock(tx, units, null)
  })
  expect(await stockOf(variantId)).toEqual({ onHand: null, reserved: 0 })
  expect(await isSellable(productId)).toBe(true)
})

test('more units than were reserved can never be released', async () => {
  const { variantId } = await oneVariant(3)
  const release = shop.db.transaction((tx) => releaseStock(tx, [{ variantId, quantity: 1 }], null))
  await expect(release).rejects.toThrow()
  expect(await stockOf(variantId)).toEqual({ onHand: 3, reserved: 0 })
})
