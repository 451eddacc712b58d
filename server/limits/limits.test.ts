import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { ShopError } from '#contract/errors.ts'
import { contract } from '#contract/index.ts'
import type { Tx } from '#db/open-database.ts'
import { rateLimits } from '#db/tables/limits.ts'
import { cartOf } from '#test/buy.ts'
import { createTestShop } from '#test/create-test-shop.ts'
import { answer } from '../answer.ts'
import { createLimits } from './limits.ts'

test('rate limits are written without waiting for the disk; all other writes wait', async () => {
  const shop = await createTestShop()
  const waiting = async (tx: Tx) =>
    (await tx.execute<{ synchronous_commit: string }>(sql`show synchronous_commit`)).rows

  const counted = await shop.db.transaction(async (tx) => {
    await tx.insert(rateLimits).values({ key: 'checkout:10.0.0.1', points: 1, expire: 1 })
    return waiting(tx)
  })
  const sold = await shop.db.transaction(async (tx) => {
    await tx.execute(sql`update products set sold_count = sold_count`)
    return waiting(tx)
  })

  expect(counted).toEqual([{ synchronous_commit: 'off' }])
  expect(sold).toEqual([{ synchronous_commit: 'on' }])
})

test('limits use the database clock: changing the clock of the shop neither lifts nor extends them', async () => {
  const shop = await createTestShop()
  const request = () =>
    shop
      .as(shop.guest())
      .accounts.forgetPassword({ email: 'ann@example.com' })
      .then(
        () => 200,
        ({ status }: ShopError) => status,
      )
  const hourMs = 3_600_000
  onTestFinished(() => void vi.useRealTimers())

  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 2 * hourMs })
  expect([await request(), await request(), await request(), await request()]).toEqual([200, 200, 200, 429])
  vi.setSystemTime(Date.now() + 4 * hourMs)
  expect(await request()).toBe(429)

  await shop.db.update(rateLimits).set({ expire: sql`${rateLimits.expire} - ${hourMs}::bigint` })
  vi.setSystemTime(Date.now() - 4 * hourMs)
  expect(await request()).toBe(200)
})

test('guests who open private pages do not use up the tries to guess a session of their network', async () => {
  const shop = await createTestShop()
  const guest = { ...shop.guest(), address: '10.1.2.3' }
  const verify = (token: string | null) =>
    shop
      .as({ ...guest, token })
      .accounts.verifyToken({})
      .catch(({ status }: ShopError) => status)
  for (let at = 0; at < 130; at++) expect(await verify(null)).toBe(401)
  for (let at = 0; at < 120; at++) expect(await verify(`s_${at}`)).toBe(401)
  expect(await verify('s_next')).toBe(429)
  expect(await verify(null)).toBe(401)
})

test('a limited call whose counter cannot be reached is refused, and does nothing', async () => {
  const shop = await createTestShop()
  const ann = await shop.customer('ann@example.com')
  await shop.db.execute(sql`alter table rate_limits rename to gone`)
  const guest = shop.as(shop.guest())
  await expect(guest.accounts.forgetPassword({ email: ann.email })).rejects.toMatchObject({ status: 503 })
  await expect(guest.accounts.login({ email: ann.email, password: 'wrong' })).rejects.toMatchObject({ status: 503 })
  await shop.db.execute(sql`alter table gone rename to rate_limits`)
  await shop.runJobs()
  expect(await shop.emails()).toEqual([])
})

test('quotes of carts and orders are counted with what a network reads', async () => {
  const shop = await createTestShop()
  const limits = createLimits(shop.db)
  const { products, subTotal } = cartOf(await shop.product())
  const quote = async (address: string) => {
    const request = { cookieToken: null, visitorToken: null, address, requestId: 'quote' }
    const replies = await Promise.all([
      answer(shop, limits, { ...request, call: contract.discounts.quoteCart, payload: { products } }),
      answer(shop, limits, {
        ...{ ...request, call: contract.checkout.quoteOrder },
        payload: { products, subTotal, country: 'US' },
      }),
    ])
    return replies.map(({ status }) => status)
  }
  expect(await quote('10.1.2.3')).toEqual([200, 200])
  for (let at = 2; at < 1_200; at++) await limits.runByAddress(['browse'], '10.1.2.3', async () => null)
  expect(await quote('10.1.2.3')).toEqual([429, 429])
  expect(await quote('10.9.8.7')).toEqual([200, 200])
})
