import { eq } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { checkoutSessions } from '#db/tables/checkout.ts'
import { cartOf, sessionIdOf } from '#test/buy.ts'
import { createTestShop, type TestShopOptions } from '#test/create-test-shop.ts'
import { discountTerms } from '#test/discount-terms.ts'

const account = {
  ...{ offersTransfer: true, accountHolder: 'Example Goods', bankName: 'Example Bank', bankCode: 'BYLADEM1001' },
  ...{ accountNumber: 'DE02 1203 0000 0000 2020 51', transferNote: '', transferDays: 5 },
}
const buyer = {
  ...{ email: 'ann@example.com', name: 'Ann Lee', phone: '', country: 'US', line1: '12 Harbour Street', line2: '' },
  ...{ city: 'Oakland', state: 'CA', postalCode: '94601' },
}

async function openShop(options: TestShopOptions = {}) {
  const shop = await createTestShop(options)
  const owner = shop.as(await shop.admin())
  await owner.settings.changeBankTransfer({ version: 0, values: account })
  const product = await shop.product({ priceCents: 60_00, onHand: 2 })
  const { products, subTotal } = cartOf(product)
  const wish = { products, subTotal, buyer, shipping: 'standard', total: 64.35 }
  const statusOf = async (url: string) => {
    const is = eq(checkoutSessions.providerSessionId, sessionIdOf(url))
    const [found] = await shop.db.select().from(checkoutSessions).where(is)
    return found?.status
  }
  return { shop, owner, product, wish, statusOf }
}

test('a customer orders by bank transfer while every other connection to the database is in use', async () => {
  const { shop, wish } = await openShop()
  const ann = shop.as(await shop.customer(buyer.email))
  const pool = shop.db.$client
  const others = await Promise.all(Array.from({ length: pool.options.max - 1 }, () => pool.connect()))
  onTestFinished(() => {
    for (const client of others) client.release()
  })
  expect(await ann.pendingOrders.orderByTransfer(wish)).toMatchObject({ orderNumber: expect.any(String) })
})

test('a bank transfer that is refused for its total or a code leaves the open card page of its buyer', async () => {
  const { shop, product, wish, statusOf } = await openShop()
  const guest = shop.as(shop.guest())
  const { url } = await guest.checkout.createCheckoutSession(cartOf(product))
  const order = (more: object) => guest.pendingOrders.orderByTransfer({ ...wish, ...more })
  await expect(order({ total: 60 })).rejects.toThrow('The total has changed to $64.35.')
  await expect(order({ codes: ['NONE'] })).rejects.toMatchObject({ status: 409 })
  await expect(order({ shipping: 'by-owl' })).rejects.toMatchObject({ status: 409 })
  expect(await statusOf(url)).toBe('open')
})

test('a bank transfer takes the use of a code that the card page of its buyer holds', async () => {
  const { shop, owner, product, wish, statusOf } = await openShop()
  await owner.discounts.addDiscount(discountTerms({ code: 'ONCE', maxUses: 1 }))
  const guest = shop.as(shop.guest())
  const { url } = await guest.checkout.createCheckoutSession({ ...cartOf(product), codes: ['ONCE'] })
  await guest.pendingOrders.orderByTransfer({ ...wish, codes: ['ONCE'], total: 57.92 })
  expect(await statusOf(url)).toBe('expired')
})

test('a bank transfer is refused with 503 while the card page that holds its units cannot be closed', async () => {
  const { shop, product, wish, statusOf } = await openShop({
    payment: (sandbox) => ({ ...sandbox, expireSession: () => Promise.reject(new Error('No answer in 10 s')) }),
  })
  const guest = shop.as(shop.guest())
  const { url } = await guest.checkout.createCheckoutSession(cartOf(product, 2))
  await expect(guest.pendingOrders.orderByTransfer(wish)).rejects.toMatchObject({
    status: 503,
    message: "Checkout isn't available right now. Your cart is unchanged. Please try again in a moment.",
  })
  expect(await statusOf(url)).toBe('open')
})
