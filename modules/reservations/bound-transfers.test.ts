import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { checkoutSessions } from '#db/tables/checkout.ts'
import { cartOf } from '#test/buy.ts'
import { createTestShop, type Person, type TestShop } from '#test/create-test-shop.ts'
import { expectConsistentShop } from '#test/expect-consistent-shop.ts'
import { forgetOrigins } from './release-reservations.ts'

type Product = Awaited<ReturnType<TestShop['product']>>

const account = {
  ...{ offersTransfer: true, accountHolder: 'Example Goods', bankName: 'Example Bank', bankCode: 'BYLADEM1001' },
  ...{ accountNumber: 'DE02 1203 0000 0000 2020 51', transferNote: '', transferDays: 7 },
}
const address = {
  line1: '12 Harbor Street',
  line2: '',
  city: 'Portland',
  state: 'OR',
  postalCode: '97201',
  country: 'US',
}

async function openShop() {
  const shop = await createTestShop()
  await shop.as(await shop.admin()).settings.changeBankTransfer({ version: 0, values: account })
  return shop
}

/** Orders units of $10 each by bank transfer, to a state without sales tax. */
async function order(shop: TestShop, by: Person, product: Product, quantity: number, more: { total?: number } = {}) {
  const line = { productId: product.id, selectedColor: null, selectedSize: null, quantity }
  const buyer = { email: 'ann@example.com', name: 'Ann Lee', phone: '', ...address }
  const wish = { products: [line], subTotal: quantity * 10, buyer, shipping: 'standard', total: quantity * 10, ...more }
  return shop.as(by).pendingOrders.orderByTransfer(wish)
}

const from = (shop: TestShop, address: string): Person => ({ ...shop.guest(), address })

test('a network and a block hold a bounded number of units by bank transfers, with or without the visitor cookie', async () => {
  const shop = await openShop()
  const product = await shop.product({ priceCents: 10_00, onHand: 5_000 })
  await order(shop, from(shop, '203.0.113.7'), product, 50)
  await expect(order(shop, from(shop, '203.0.113.7'), product, 1)).rejects.toMatchObject({
    status: 429,
    message:
      'Too many items are reserved from your network right now. Please try again later, or log in if you have ordered before.',
  })

  await order(shop, from(shop, '203.0.113.8'), product, 50)
  await order(shop, from(shop, '203.0.113.9'), product, 50)
  await expect(order(shop, from(shop, '203.0.113.10'), product, 1)).rejects.toMatchObject({ status: 429 })
  await order(shop, from(shop, '198.51.100.1'), product, 1)
  await expectConsistentShop(shop)
})

test('unpaid bank transfers hold half of a variant at most, however many networks they come from', async () => {
  const shop = await openShop()
  const product = await shop.product({ priceCents: 10_00, onHand: 9 })
  await order(shop, from(shop, '203.0.113.7'), product, 3)
  await order(shop, from(shop, '198.51.100.1'), product, 2)
  await expect(order(shop, from(shop, '192.0.2.1'), product, 1)).rejects.toMatchObject({
    status: 429,
    message: `Too many of “${product.name}” are reserved for bank transfers that have not arrived. Please choose another way to pay, or order fewer.`,
  })

  const scarce = await shop.product({ priceCents: 10_00, onHand: 2 })
  await order(shop, from(shop, '192.0.2.1'), scarce, 2)
  await expectConsistentShop(shop)
})

test('ten buyers at once hold no more of a variant than one after the other', async () => {
  const shop = await openShop()
  const product = await shop.product({ priceCents: 10_00, onHand: 8 })
  const buyers = Array.from({ length: 10 }, (_, at) => order(shop, from(shop, `10.0.${at}.1`), product, 1))
  const statuses = (await Promise.allSettled(buyers)).map(({ status }) => status)
  expect(statuses.filter((status) => status === 'fulfilled')).toHaveLength(4)
})

test('a customer who has ordered before holds more by bank transfers than their network, and not without a bound', async () => {
  const shop = await openShop()
  const ann = await shop.customer()
  await shop.order({ by: ann })
  const product = await shop.product({ priceCents: 10_00, onHand: 500 })
  await order(shop, ann, product, 60)
  await expect(order(shop, ann, product, 41)).rejects.toMatchObject({
    status: 429,
    message:
      'This is more than we can reserve for you right now. Please order fewer items, or pay for your open orders first.',
  })
  await order(shop, ann, product, 40)
  await expect(order(shop, ann, product, 1)).rejects.toMatchObject({ status: 429 })
})

test('unpaid bank transfers hold half of a variant at most, also those of a customer who has ordered before', async () => {
  const shop = await openShop()
  const ann = await shop.customer()
  await shop.order({ by: ann })
  const product = await shop.product({ priceCents: 10_00, onHand: 60 })
  await expect(order(shop, ann, product, 31)).rejects.toMatchObject({ status: 429 })
  await order(shop, ann, product, 30)
  await expectConsistentShop(shop)
})

test('a customer has at most three unpaid bank transfers in all browsers', async () => {
  const shop = await openShop()
  const product = await shop.product({ priceCents: 10_00, onHand: 50 })
  const ann = await shop.customer()
  const elsewhere = (): Person => ({ ...shop.guest(), id: ann.id, email: ann.email, token: ann.token })
  for (let call = 0; call < 3; call++) await order(shop, elsewhere(), product, 1)
  await expect(order(shop, elsewhere(), product, 1)).rejects.toMatchObject({
    status: 429,
    message: "You have several orders that aren't paid yet. Please pay for one of them first.",
  })
})

test("only a shortage ends another's checkout, not a total that has changed", async () => {
  const shop = await openShop()
  const product = await shop.product({ priceCents: 10_00, onHand: 20 })
  const hoarder = from(shop, '203.0.113.7')
  await shop.as(hoarder).checkout.createCheckoutSession(cartOf(product, 20))
  const statuses = () => shop.db.select({ status: checkoutSessions.status }).from(checkoutSessions)
  await expect(order(shop, shop.guest(), product, 2, { total: 21 })).rejects.toMatchObject({ status: 409 })
  expect(await statuses()).toEqual([{ status: 'open' }])

  await order(shop, shop.guest(), product, 2)
  expect((await statuses()).map(({ status }) => status).toSorted()).toEqual(['awaiting', 'expired'])
})

test('an unpaid bank transfer counts for its network for as long as it is awaited', async () => {
  const shop = await openShop()
  const product = await shop.product({ priceCents: 10_00, onHand: 500 })
  await order(shop, from(shop, '203.0.113.7'), product, 50)
  const twoDaysAgo = { createdAt: sql`now() - interval '2 days'` }
  await shop.db.update(checkoutSessions).set(twoDaysAgo)
  await forgetOrigins(shop)
  await expect(order(shop, from(shop, '203.0.113.7'), product, 1)).rejects.toMatchObject({ status: 429 })

  await shop.db.update(checkoutSessions).set({ status: 'expired' }).where(eq(checkoutSessions.status, 'awaiting'))
  await forgetOrigins(shop)
  expect(await shop.db.select({ network: checkoutSessions.networkHash }).from(checkoutSessions)).toEqual([
    { network: null },
  ])
})
