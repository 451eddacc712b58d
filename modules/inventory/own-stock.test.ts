import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { priceChanges, stockChanges, variants } from '#db/tables/products.ts'
import { stockAlerts } from '#db/tables/stock-alerts.ts'
import { createTestShop } from '#test/create-test-shop.ts'
import { formOf, ownProducts, seen } from '#test/own-products.ts'

const shop = await createTestShop()
const owner = await shop.admin()
const { inventory, products } = shop.as(owner)
const { draft, published } = await ownProducts(shop, owner)
const refusal = (status: number, message: string) => ({ status, message })

test('stock cannot be set below the reserved units', async () => {
  const made = await published({ colorVariant: [{ color: 'Black', hex: '#1b1b1b' }], quantity: 1 })
  await shop.db.update(variants).set({ reserved: 1 }).where(eq(variants.productId, made._id))
  await expect(products.changeProduct(formOf(made, { colorVariant: [] }))).rejects.toMatchObject({
    status: 409,
    message: 'Black is reserved in a checkout. Please try again once the checkout has ended.',
  })
})

test('a price can be changed in the list, and its history keeps the old one', async () => {
  const made = await published()
  const { version } = await products.changePrice({ ...seen(made), price: 49.9, oldPrice: 60 })
  expect(version).toBe(made.version + 1)
  const { product } = await products.findOwnProduct({ productId: made._id })
  expect(product.prices.map(({ price, oldPrice, by }) => [price, oldPrice, by])).toEqual([
    [49.9, 60, 'Ann Lee'],
    [60, null, 'Ann Lee'],
  ])
  const tooLow = products.changePrice({ ...seen(product), price: 60, oldPrice: 60 })
  await expect(tooLow).rejects.toMatchObject(refusal(400, 'The old price must be above the price.'))
  // Its publication is in the history, too.
  expect(await shop.db.$count(priceChanges, eq(priceChanges.productId, made._id))).toBe(3)
})

test('stock changes with a reason, and never below the reserved units', async () => {
  const made = await draft()
  const [only] = made.variants
  const variantId = only?.variantId ?? ''
  const change = (from: number | null, to: number | null) =>
    inventory.changeStock({ changes: [{ variantId, from, to }], reason: 'counted' })

  expect((await change(5, 3)).variants).toMatchObject([{ onHand: 3, reserved: 0 }])
  await expect(change(5, 9)).rejects.toMatchObject(
    refusal(409, 'Lido: the stock has changed in the meantime. It is now 3.'),
  )
  await expect(change(3, -1)).rejects.toMatchObject(refusal(400, 'The stock cannot be negative.'))
  await shop.db.update(variants).set({ reserved: 2 }).where(eq(variants.id, variantId))
  await expect(change(3, 1)).rejects.toMatchObject(
    refusal(409, 'Lido: the stock cannot be below the 2 reserved in checkouts.'),
  )
  await change(3, null)
  await change(null, 2)
  const noted = await shop.db
    .select()
    .from(stockChanges)
    .where(and(eq(stockChanges.variantId, variantId), eq(stockChanges.reason, 'counted')))
    .orderBy(stockChanges.at)
  expect(noted.map(({ delta, causeId }) => [delta, causeId])).toEqual([
    [-2, owner.id],
    [-3, owner.id],
    [2, owner.id],
  ])
  const unknown = { variantId: randomUUID(), from: 1, to: 2 }
  const half = inventory.changeStock({ changes: [{ variantId, from: 2, to: 4 }, unknown], reason: 'counted' })
  await expect(half).rejects.toMatchObject({ status: 404 })
  expect((await products.findOwnProduct({ productId: made._id })).product.variants[0]?.onHand).toBe(2)
})

test('customers who wait for a variant are notified when it is restocked', async () => {
  const made = await published({ quantity: 0 })
  const [only] = made.variants
  const variantId = only?.variantId ?? ''
  await shop.db.insert(stockAlerts).values({ productId: made._id, variantId, email: 'cleo@example.com' })
  await inventory.changeStock({ changes: [{ variantId, from: 0, to: 4 }], reason: 'delivered' })
  await shop.runJobs()
  const sent = (await shop.emails()).filter(({ kind }) => kind === 'back-in-stock')
  expect(sent.map(({ toEmail }) => toEmail)).toEqual(['cleo@example.com'])
})
