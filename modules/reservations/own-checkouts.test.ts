import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { variants } from '#db/tables/products.ts'
import { createTestShop, type Person, type TestShop } from '#test/create-test-shop.ts'
import { expectConsistentShop } from '#test/expect-consistent-shop.ts'
import { checkOut, checkOutAll, letPass, type Product, statusOf } from '#test/shops/check-out.ts'
import { releaseReservations } from './release-reservations.ts'

/** A customer who has bought one unit. */
async function knownCustomer(shop: TestShop): Promise<Person> {
  const customer = await shop.customer()
  await shop.order({ by: customer })
  return customer
}

/** The same customer in another browser, on another network. */
function elsewhere(shop: TestShop, customer: Person): Person {
  const { visitorToken, address } = shop.guest()
  return { ...customer, visitorToken, address }
}

async function reservedOf(shop: TestShop, product: Product) {
  const [variant] = await shop.db.select().from(variants).where(eq(variants.productId, product.id))
  return variant?.reserved
}

test('a customer who has ordered before checks out a large cart and keeps it', async () => {
  const shop = await createTestShop()
  const [half, rest] = [await shop.product({ onHand: 20 }), await shop.product({ onHand: 500 })]
  const kept = await checkOutAll(shop, await knownCustomer(shop), [half, 10], [rest, 80])
  await letPass(shop, kept, 20)
  for (let call = 0; call < 2; call++) await checkOut(shop, shop.guest(), half, 5)

  await expect(checkOut(shop, shop.guest(), half, 1)).rejects.toMatchObject({ status: 409 })
  await releaseReservations(shop)
  expect(await statusOf(shop, kept)).toBe('open')
})

test('a customer who has ordered before keeps most of a variant for 15 minutes, from one network or several', async () => {
  const shop = await createTestShop()
  const ann = await knownCustomer(shop)
  const [wanted, last] = [await shop.product({ onHand: 11 }), await shop.product({ onHand: 6 })]
  const parts = [
    await checkOut(shop, ann, wanted, 5),
    await checkOut(shop, elsewhere(shop, ann), wanted, 4),
    await checkOut(shop, ann, last, 6),
  ]
  await checkOut(shop, shop.guest(), wanted, 2)
  for (const part of parts) await letPass(shop, part, 14)
  await expect(checkOut(shop, shop.guest(), wanted, 1)).rejects.toMatchObject({ status: 409 })
  await releaseReservations(shop)
  expect(await Promise.all(parts.map((part) => statusOf(shop, part)))).toEqual(['open', 'open', 'open'])

  for (const part of parts) await letPass(shop, part, 1)
  await checkOut(shop, shop.guest(), wanted, 1)
  await releaseReservations(shop)
  const [one, other, sold] = await Promise.all(parts.map((part) => statusOf(shop, part)))
  expect([one, other].toSorted()).toEqual(['expired', 'open'])
  expect(sold).toBe('expired')
})

test('a customer who has ordered before holds a bounded number of units at once, with or without the visitor cookie', async () => {
  const shop = await createTestShop()
  const product = await shop.product({ priceCents: 10_00, onHand: 5_000 })
  const ann = await knownCustomer(shop)
  const small = await checkOut(shop, elsewhere(shop, ann), product, 30)
  expect(await reservedOf(shop, product)).toBe(30)
  for (let call = 0; call < 8; call++) await checkOut(shop, elsewhere(shop, ann), product, 100)
  expect(await reservedOf(shop, product)).toBe(100)
  expect(await statusOf(shop, small)).toBe('expired')

  await shop.order({ by: ann, product, quantity: 59 })
  await checkOut(shop, elsewhere(shop, ann), product, 79)
  await checkOut(shop, elsewhere(shop, ann), product, 100)
  expect(await reservedOf(shop, product)).toBe(179)
  await expectConsistentShop(shop)
})

test('above their own units a customer is counted with their network', async () => {
  const shop = await createTestShop()
  const ann = await knownCustomer(shop)
  const products = await Promise.all(Array.from({ length: 7 }, () => shop.product({ priceCents: 1_00, onHand: 100 })))
  const lines = products.map((product) => [product, 100] as const)
  await expect(checkOutAll(shop, ann, ...lines)).rejects.toMatchObject({
    status: 429,
    message:
      'This is more than we can reserve for you right now. Please order fewer items, or pay for your open orders first.',
  })
  const large = await checkOutAll(shop, ann, ...lines.slice(0, 6))
  expect(await statusOf(shop, large)).toBe('open')
})

test('a customer has at most three open checkouts in all browsers: the oldest is ended, also before the first order', async () => {
  const shop = await createTestShop()
  const product = await shop.product({ onHand: 50 })
  for (const customer of [await shop.customer(), await knownCustomer(shop)]) {
    const sessions: string[] = []
    for (let call = 1; call <= 5; call++) sessions.push(await checkOut(shop, elsewhere(shop, customer), product, call))
    const statuses = await Promise.all(sessions.map((sessionId) => statusOf(shop, sessionId)))
    expect(statuses).toEqual(['expired', 'expired', 'open', 'open', 'open'])
  }
  await expectConsistentShop(shop)
})

test('ten checkouts of a customer at once hold no more than one after the other', async () => {
  const shop = await createTestShop()
  const product = await shop.product({ priceCents: 10_00, onHand: 5_000 })
  const ann = await knownCustomer(shop)
  await Promise.allSettled(Array.from({ length: 10 }, () => checkOut(shop, elsewhere(shop, ann), product, 60)))
  expect(await reservedOf(shop, product)).toBeLessThanOrEqual(60)
  await expectConsistentShop(shop)
})

test('a customer gets the last unit that their checkout in another browser holds', async () => {
  const shop = await createTestShop()
  const product = await shop.product({ onHand: 1 })
  const ann = await shop.customer()
  const first = await checkOut(shop, ann, product)
  const second = await checkOut(shop, elsewhere(shop, ann), product)
  expect(await Promise.all([first, second].map((sessionId) => statusOf(shop, sessionId)))).toEqual(['expired', 'open'])
})
