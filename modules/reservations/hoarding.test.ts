import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { checkoutSessions } from '#db/tables/checkout.ts'
import { cartOf } from '#test/buy.ts'
import { createTestShop, type Person, type TestShop } from '#test/create-test-shop.ts'
import { expectConsistentShop } from '#test/expect-consistent-shop.ts'
import { checkOut, letPass, type Product, statusOf } from '#test/shops/check-out.ts'
import { forgetOrigins, releaseReservations } from './release-reservations.ts'

/** A caller without cookies, a new visitor with every call. */
function hoarder(shop: TestShop, address = '203.0.113.7'): () => Person {
  return () => ({ ...shop.guest(), address })
}

test('one network reserves a bounded number of units, with or without the visitor cookie', async () => {
  const shop = await createTestShop()
  const product = await shop.product({ priceCents: 10_00, onHand: 5_000 })
  const next = hoarder(shop)
  for (let call = 0; call < 6; call++) await checkOut(shop, next(), product, 100)

  await expect(checkOut(shop, next(), product, 100)).rejects.toMatchObject({
    status: 429,
    message:
      'Too many items are reserved from your network right now. Please try again later, or log in if you have ordered before.',
  })
  await checkOut(shop, hoarder(shop, '203.0.113.8')(), product, 100)
  await expectConsistentShop(shop)
})

test('a block of networks reserves a bounded number of units', async () => {
  const shop = await createTestShop()
  const product = await shop.product({ priceCents: 10_00, onHand: 5_000 })
  for (let call = 0; call < 18; call++) await checkOut(shop, hoarder(shop, `2001:db8:7:${call}::1`)(), product, 100)

  await expect(checkOut(shop, hoarder(shop, '2001:db8:7:ffff::1')(), product, 1)).rejects.toMatchObject({ status: 429 })
  await checkOut(shop, hoarder(shop, '2001:db8:8:1::1')(), product, 1)
})

test('units that one network reserved beyond its share go to a shopper who wants them', async () => {
  const shop = await createTestShop()
  const product = await shop.product({ onHand: 20 })
  const hoarded = await checkOut(shop, hoarder(shop)(), product, 20)

  const bought = await shop.order({ product, quantity: 2 })

  expect(bought.number).toMatch(/\d/)
  expect(await statusOf(shop, hoarded)).toBe('expired')
  await expectConsistentShop(shop)
})

test('a shopper with few units keeps them for 15 minutes, even if others want them', async () => {
  const shop = await createTestShop()
  const product = await shop.product({ onHand: 4 })
  const small = await checkOut(shop, shop.guest(), product, 2)
  await checkOut(shop, shop.guest(), product, 2)
  await letPass(shop, small, 14)
  await expect(checkOut(shop, shop.guest(), product, 1)).rejects.toMatchObject({ status: 409 })
  await expect(checkOut(shop, hoarder(shop)(), product, 4)).rejects.toMatchObject({ status: 409 })
  expect(await statusOf(shop, small)).toBe('open')

  await letPass(shop, small, 1)
  await checkOut(shop, shop.guest(), product, 1)
  expect(await statusOf(shop, small)).toBe('expired')
})

test('a guest keeps most of a variant for 5 minutes from a shopper who wants some, also in several checkouts', async () => {
  const shop = await createTestShop()
  const product = await shop.product({ onHand: 5 })
  const next = hoarder(shop)
  const parts = [await checkOut(shop, next(), product, 2), await checkOut(shop, next(), product, 3)]
  for (const part of parts) await letPass(shop, part, 4)
  await expect(checkOut(shop, shop.guest(), product, 1)).rejects.toMatchObject({ status: 409 })

  for (const part of parts) await letPass(shop, part, 1)
  await checkOut(shop, shop.guest(), product, 1)
  expect((await Promise.all(parts.map((part) => statusOf(shop, part)))).toSorted()).toEqual(['expired', 'open'])
  await expectConsistentShop(shop)
})

test('the last units of a variant are for sale again after 15 minutes, those of a known customer after 30', async () => {
  const shop = await createTestShop()
  const ann = await shop.customer()
  await shop.order({ by: ann })
  const [one, two, three] = [1, 1, 2].map((onHand) => shop.product({ onHand }))
  const held = [
    await checkOut(shop, shop.guest(), (await one) as Product),
    await checkOut(shop, ann, (await two) as Product),
    await checkOut(shop, shop.guest(), (await three) as Product),
  ]
  for (const sessionId of held) await letPass(shop, sessionId, 14)
  await releaseReservations(shop)
  expect(await Promise.all(held.map((sessionId) => statusOf(shop, sessionId)))).toEqual(['open', 'open', 'open'])

  for (const sessionId of held) await letPass(shop, sessionId, 1)
  await releaseReservations(shop)
  expect(await Promise.all(held.map((sessionId) => statusOf(shop, sessionId)))).toEqual(['expired', 'open', 'open'])
})

test('what was paid when its units were wanted becomes an order', async () => {
  const shop = await createTestShop()
  const product = await shop.product({ onHand: 20 })
  const paid = await checkOut(shop, hoarder(shop)(), product, 20)
  await shop.pay(paid)

  await expect(checkOut(shop, shop.guest(), product, 1)).rejects.toMatchObject({ status: 409 })
  expect(await statusOf(shop, paid)).toBe('ordered')
  await expectConsistentShop(shop)
})

test('nothing is taken from a hoarder for a cart that would still lack units', async () => {
  const shop = await createTestShop()
  const product = await shop.product({ onHand: 20 })
  const hoarded = await checkOut(shop, hoarder(shop)(), product, 10)
  await checkOut(shop, shop.guest(), product, 5)
  await checkOut(shop, shop.guest(), product, 5)

  await expect(checkOut(shop, shop.guest(), product, 12)).rejects.toMatchObject({ status: 409 })
  expect(await statusOf(shop, hoarded)).toBe('open')
})

test("only a shortage ends another's checkout, not a wrong code or subtotal", async () => {
  const shop = await createTestShop()
  const product = await shop.product({ onHand: 20 })
  const hoarded = await checkOut(shop, hoarder(shop)(), product, 20)
  const cart = cartOf(product)
  for (const wrong of [{ codes: ['NO-SUCH-CODE'] }, { subTotal: cart.subTotal + 1 }, { discount: 1 }]) {
    const refused = shop.as(shop.guest()).checkout.createCheckoutSession({ ...cart, ...wrong })
    await expect(refused).rejects.toMatchObject({ status: 409 })
    expect(await statusOf(shop, hoarded)).toBe('open')
  }

  await checkOut(shop, shop.guest(), product)
  expect(await statusOf(shop, hoarded)).toBe('expired')
})

test('200 shoppers behind one address all buy, and take nothing from each other', async () => {
  const shop = await createTestShop()
  const [many, last] = [await shop.product({ onHand: 400 }), await shop.product({ onHand: 1 })]
  const next = hoarder(shop)
  const sessions: string[] = []
  for (let shopper = 0; shopper < 200; shopper++) sessions.push(await checkOut(shop, next(), many, 2))
  const sessionOfLast = await checkOut(shop, next(), last)

  await expect(checkOut(shop, next(), last)).rejects.toMatchObject({ status: 409 })
  for (const sessionId of [...sessions.slice(0, 10), sessionOfLast]) {
    await shop.pay(sessionId)
    expect(await shop.as(next()).checkout.retreiveSession({ sessionId })).toMatchObject({ state: 'paid' })
  }
  await expectConsistentShop(shop)
})

test('a network that emptied the shelves loses what it holds within a minute, without anybody at checkout', async () => {
  const shop = await createTestShop()
  const [empty, full] = [await shop.product({ onHand: 60 }), await shop.product({ onHand: 60 })]
  const next = hoarder(shop)
  const emptied = await checkOut(shop, next(), empty, 60)
  const open = await checkOut(shop, next(), full, 5)
  const honest = await checkOut(shop, shop.guest(), await shop.product({ onHand: 1 }))

  await releaseReservations(shop)

  const statuses = await Promise.all([emptied, open, honest].map((sessionId) => statusOf(shop, sessionId)))
  expect(statuses).toEqual(['expired', 'open', 'open'])
})

test('where a checkout came from is stored as a hash and forgotten after a day', async () => {
  const shop = await createTestShop()
  const product = await shop.product({ onHand: 60 })
  const first = await checkOut(shop, hoarder(shop)(), product)
  await checkOut(shop, hoarder(shop)(), product)
  await letPass(shop, first, 24 * 60)

  await forgetOrigins(shop)

  const stored = await shop.db
    .select({ network: checkoutSessions.networkHash, block: checkoutSessions.blockHash })
    .from(checkoutSessions)
    .orderBy(checkoutSessions.createdAt)
  expect(stored[0]).toEqual({ network: null, block: null })
  expect(stored[1]).toEqual({
    network: expect.stringMatching(/^[\w-]{43}$/),
    block: expect.stringMatching(/^[\w-]{43}$/),
  })
})

test('every expired checkout is ended in one run, whatever stands at the head', async () => {
  const shop = await createTestShop()
  const product = await shop.product({ onHand: null })
  const expired = (at: number, minutes: number) => ({
    provider: 'sandbox',
    visitorHash: `visitor ${at}`,
    currency: 'USD',
    subtotalCents: 100,
    expiresAt: sql`now() - ${minutes} * interval '1 minute'`,
  })
  const values = Array.from({ length: 450 }, (_, at) => expired(at, 1))
  // More than are ended together stand before them, and their provider cannot end them.
  const stuck = Array.from({ length: 250 }, (_, at) => {
    return { ...expired(1_000 + at, 2), status: 'open' as const, providerSessionId: `stuck ${at}` }
  })
  await shop.db.insert(checkoutSessions).values([...stuck, ...values])
  const open = await checkOut(shop, shop.guest(), product)

  const expireSession = async (sessionId: string) => {
    if (sessionId.startsWith('stuck')) throw new Error('The provider does not answer.')
    await shop.payment.expireSession(sessionId)
  }
  await releaseReservations({ ...shop, payment: { ...shop.payment, expireSession } })

  const left = await shop.db
    .select({ sessionId: checkoutSessions.providerSessionId })
    .from(checkoutSessions)
    .where(eq(checkoutSessions.status, 'opening'))
  expect(left).toEqual([])
  expect(await statusOf(shop, open)).toBe('open')
  expect(await statusOf(shop, 'stuck 0')).toBe('open')
})

test('15 checkouts are ended at once, and those that could not be are tried again after the others', async () => {
  const shop = await createTestShop()
  const expired = (name: string, minutes: number) => ({
    provider: 'sandbox',
    providerSessionId: name,
    status: 'open' as const,
    visitorHash: name,
    currency: 'USD',
    subtotalCents: 100,
    expiresAt: sql`now() - ${minutes} * interval '1 minute'`,
  })
  const stuck = Array.from({ length: 15 }, (_, at) => expired(`stuck ${at}`, 2))
  await shop.db.insert(checkoutSessions).values(stuck)
  const tried: string[] = []
  const { promise: allAtOnce, resolve } = Promise.withResolvers<void>()
  const expireSession = async (sessionId: string) => {
    tried.push(sessionId)
    if (tried.length === stuck.length) resolve()
    // No fewer than all of them go on.
    await allAtOnce
    throw new Error('The provider does not answer.')
  }
  const run = () => releaseReservations({ ...shop, payment: { ...shop.payment, expireSession } })
  await run()
  expect(tried).toHaveLength(15)

  await shop.db.insert(checkoutSessions).values(expired('later', 1))
  await run()
  expect(tried[15]).toBe('later')
  expect(tried).toHaveLength(31)
})
