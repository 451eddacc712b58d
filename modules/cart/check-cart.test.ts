import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { checkoutSessions, reservations } from '#db/tables/checkout.ts'
import { products, variants } from '#db/tables/products.ts'
import { hashToken } from '#modules/sessions/session-token.ts'
import { createTestShop } from '#test/create-test-shop.ts'

const shop = await createTestShop()
const { checkCart } = shop.as(shop.guest()).cart
const line = (productId: string, quantity = 1) => ({ productId, selectedColor: null, selectedSize: null, quantity })

test('each line has the current price and the units left, in the given order', async () => {
  const plenty = await shop.product({ priceCents: 60_00, onHand: 500 })
  const few = await shop.product({ priceCents: 120_50, onHand: 2 })
  const none = await shop.product({ onHand: 0 })
  const uncounted = await shop.product({ onHand: null })
  const draft = await shop.product({ status: 'draft' })
  const items = [line(few.id, 3), line(plenty.id, 100), line(none.id), line(uncounted.id, 100), line(draft.id)]

  const { lines } = await checkCart({ products: items })
  expect(lines.map(({ state, price, left }) => [state, price, left])).toEqual([
    ['too-many', 120.5, 2],
    ['ok', 60, null],
    ['sold-out', 60, 0],
    ['ok', 60, null],
    ['gone', null, null],
  ])
  expect(lines.map(({ productId }) => productId)).toEqual(items.map(({ productId }) => productId))
})

test('a combination that the product does not have is gone', async () => {
  const dress = await shop.product({ colors: ['Sand'], sizes: [38] })
  const items = (selectedColor: string | null, selectedSize: number | null) => ({
    productId: dress.id,
    selectedColor,
    selectedSize,
    quantity: 1,
  })
  const { lines } = await checkCart({
    products: [items('Sand', 38), items('Sand', 40), items('Blue', 38), items(null, 38), items('Sand', null)],
  })
  expect(lines.map(({ state }) => state)).toEqual(['ok', 'gone', 'gone', 'gone', 'gone'])
})

test('a changed price is returned', async () => {
  const product = await shop.product({ priceCents: 60_00 })
  await shop.db.update(products).set({ priceCents: 75_00 }).where(eq(products.id, product.id))
  expect((await checkCart({ products: [line(product.id)] })).lines[0]?.price).toBe(75)
})

test('units reserved by others are unavailable; those reserved by this browser are available', async () => {
  const product = await shop.product({ onHand: 5 })
  const variantId = product.variants[0]?.id ?? ''
  const ann = shop.guest()
  const [session] = await shop.db
    .insert(checkoutSessions)
    .values({
      provider: 'sandbox',
      visitorHash: hashToken(ann.visitorToken),
      currency: 'USD',
      subtotalCents: 100,
      expiresAt: new Date(Date.now() + 60_000),
    })
    .returning()
  await shop.db.insert(reservations).values({ sessionId: session?.id ?? '', variantId, quantity: 4 })
  await shop.db.update(variants).set({ reserved: 4 }).where(eq(variants.id, variantId))

  const seenBy = async (person: typeof ann) =>
    (await shop.as(person).cart.checkCart({ products: [line(product.id, 3)] })).lines[0]
  expect(await seenBy(ann)).toMatchObject({ state: 'ok', left: 5 })
  expect(await seenBy(shop.guest())).toMatchObject({ state: 'too-many', left: 1 })
})

test('invalid carts are refused with a message, and an empty one is valid', async () => {
  expect(await checkCart({ products: [] })).toMatchObject({ lines: [] })
  const refused = { status: 400, message: expect.stringMatching(/\.$/) }
  await expect(checkCart({ products: [line('no id')] })).rejects.toMatchObject(refused)
  for (const quantity of [0, -5, 101, 1.5, Number.NaN]) {
    await expect(checkCart({ products: [line(randomUUID(), quantity)] })).rejects.toMatchObject({ status: 400 })
  }
  const many = Array.from({ length: 101 }, () => line(randomUUID()))
  await expect(checkCart({ products: many })).rejects.toMatchObject({ status: 400 })
})
