import { expect, test } from 'vitest'
import type { ShopError } from '#contract/errors.ts'
import { cartOf } from '#test/buy.ts'
import { createTestShop, type Person } from '#test/create-test-shop.ts'
import { discountTerms } from '#test/discount-terms.ts'

const shop = await createTestShop()
const owner = shop.as(await shop.admin())
const account = {
  ...{ offersTransfer: true, accountHolder: 'Example Goods', bankName: 'Example Bank', bankCode: 'BYLADEM1001' },
  ...{ accountNumber: 'DE02 1203 0000 0000 2020 51', transferNote: '', transferDays: 5 },
}
await owner.settings.changeBankTransfer({ version: 0, values: account })
await owner.discounts.addDiscount(discountTerms({ code: 'REAL' }))
const cart = cartOf(await shop.product({ priceCents: 60_00, onHand: null }))
const { products, subTotal } = cart
const buyer = {
  ...{ email: 'ann@example.com', name: 'Ann Lee', phone: '', country: 'US', line1: '12 Harbour Street', line2: '' },
  ...{ city: 'Oakland', state: 'CA', postalCode: '94601' },
}

/** Every call that takes codes. */
const calls: Record<string, (by: Person, codes: string[]) => Promise<unknown>> = {
  quoteCart: (by, codes) => shop.as(by).discounts.quoteCart({ products, codes }),
  quoteOrder: (by, codes) => shop.as(by).checkout.quoteOrder({ products, subTotal, codes, country: 'US' }),
  createCheckoutSession: (by, codes) => shop.as(by).checkout.createCheckoutSession({ ...cart, codes }),
  orderByTransfer: (by, codes) =>
    shop.as(by).pendingOrders.orderByTransfer({
      ...{ products, subTotal, codes, buyer, shipping: 'standard', total: codes.length > 0 ? 57.92 : 64.35 },
    }),
}
const all = Object.values(calls)

const statusOf = (call: Promise<unknown>) =>
  call.then(
    () => 200,
    ({ status }: ShopError) => status,
  )

test('refused codes count together in every call that takes codes, and then no code is tried from that network', async () => {
  const guesser = shop.guest()
  for (let at = 0; at < 60; at++) {
    const tried = all[at % all.length]?.(guesser, [`GUESS${at}`]) ?? Promise.resolve()
    expect([404, 409]).toContain(await statusOf(tried))
  }
  for (const call of all) {
    expect(await statusOf(call(guesser, ['REAL']))).toBe(429)
    expect(await statusOf(call(guesser, []))).toBe(200)
    expect(await statusOf(call(shop.guest(), ['REAL']))).toBe(200)
  }
})

test.each(Object.entries(calls))('codes that only %s refuses are limited to 60 an hour', async (name, call) => {
  const guesser = shop.guest()
  // A network orders by bank transfer at most 30 times an hour.
  const tries = name === 'orderByTransfer' ? 30 : 60
  for (let at = 0; at < 60 - tries; at++)
    await statusOf(shop.as(guesser).discounts.quoteCart({ products, codes: ['NO'] }))
  for (let at = 0; at < tries; at++) expect([404, 409]).toContain(await statusOf(call(guesser, [`GUESS${at}`])))
  expect(await statusOf(shop.as(guesser).discounts.quoteCart({ products, codes: ['REAL'] }))).toBe(429)
})

test('what else is refused of a cart with codes does not count as a guess', async () => {
  const shopper = shop.guest()
  const { checkout } = shop.as(shopper)
  for (let at = 0; at < 65; at++) {
    const changed = checkout.createCheckoutSession({ ...cart, codes: ['REAL'], subTotal: 59 })
    expect(await statusOf(changed)).toBe(409)
  }
  expect(await statusOf(checkout.createCheckoutSession({ ...cart, codes: ['REAL'] }))).toBe(200)
})
