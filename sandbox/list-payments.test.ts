import { expect, test } from 'vitest'
import { cartOf, payAtSandbox, sessionIdOf } from '#test/buy.ts'
import { createTestShop } from '#test/create-test-shop.ts'
import { moveDispute, openDispute } from './disputes.ts'
import { listPayments } from './list-payments.ts'

test('a dispute of one payment leaves the others as they are', async () => {
  const shop = await createTestShop()
  const product = await shop.product({ onHand: 5 })
  for (const _ of [1, 2]) {
    const buyer = shop.as(shop.guest())
    const { url } = await buyer.checkout.createCheckoutSession(cartOf(product))
    await payAtSandbox(shop.db, sessionIdOf(url))
  }
  const [newest] = await listPayments(shop.db)
  expect(await openDispute(shop.db, newest?.chargeId ?? '')).toBe(true)
  const payments = await listPayments(shop.db)
  expect(payments.map(({ dispute }) => dispute)).toEqual(['needs-response', null])
})

test('what a lost dispute took cannot be disputed again, what was won can', async () => {
  const shop = await createTestShop()
  const product = await shop.product({ onHand: 5 })
  for (const [end, isOpenAgain] of [
    ['lost', false],
    ['won', true],
  ] as const) {
    const { url } = await shop.as(shop.guest()).checkout.createCheckoutSession(cartOf(product))
    await payAtSandbox(shop.db, sessionIdOf(url))
    const chargeId = (await listPayments(shop.db))[0]?.chargeId ?? ''
    expect(await openDispute(shop.db, chargeId)).toBe(true)
    expect(await moveDispute(shop.db, chargeId, end)).toBe(true)
    expect(await openDispute(shop.db, chargeId)).toBe(isOpenAgain)
  }
})
