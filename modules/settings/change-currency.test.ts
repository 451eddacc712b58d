import { eq, sql } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { currencyOf } from '#contract/currencies.ts'
import { setShopCurrency } from '#contract/currency.ts'
import { formatCents } from '#contract/money.ts'
import { checkoutSessions } from '#db/tables/checkout.ts'
import { refunds } from '#db/tables/payments.ts'
import { priceChanges, products } from '#db/tables/products.ts'
import { settings } from '#db/tables/settings.ts'
import { cartOf, sessionIdOf } from '#test/buy.ts'
import { createTestShop } from '#test/create-test-shop.ts'
import { releaseReservations } from '../reservations/release-reservations.ts'

afterEach(() => setShopCurrency(currencyOf('USD')))

async function openShop() {
  const shop = await createTestShop()
  const admin = shop.as(await shop.admin())
  const changeTo = (currency: string, version = 0) => admin.settings.changeMoney({ version, values: { currency } })
  const pricesOf = async (id: string) => {
    const [row] = await shop.db.select().from(products).where(eq(products.id, id))
    return [row?.priceCents, row?.oldPriceCents]
  }
  return { shop, admin, changeTo, pricesOf }
}

test('a price keeps its number in a currency without decimals, and in one with three', async () => {
  const { shop, changeTo, pricesOf } = await openShop()
  const product = await shop.product({ priceCents: 140_50, oldPriceCents: 200_00 })
  const almost = await shop.product({ priceCents: 99_60, oldPriceCents: 99_90 })

  const { version } = await changeTo('JPY')
  expect(await pricesOf(product.id)).toEqual([141, 200])
  // Both would be 100.
  expect(await pricesOf(almost.id)).toEqual([100, null])
  expect(formatCents(1_234)).toBe('¥1,234')

  await changeTo('KWD', version)
  expect(await pricesOf(product.id)).toEqual([141_000, 200_000])
  expect(formatCents(141_000)).toBe('KWD\u00a0141.000')
})

test('a changed price and its history follow', async () => {
  const { shop, admin, changeTo } = await openShop()
  const { id } = await shop.product({ priceCents: 60_00 })
  const { version } = (await admin.products.findOwnProduct({ productId: id })).product
  await admin.products.changePrice({ productId: id, version, price: 50, oldPrice: null })
  await changeTo('JPY')
  const history = await shop.db.select().from(priceChanges).where(eq(priceChanges.productId, id))
  expect(history.map(({ priceCents }) => priceCents).sort()).toEqual([50, 60])
})

test('a sale in yen is charged, ordered and refunded in yen', async () => {
  const { shop, admin, changeTo } = await openShop()
  const product = await shop.product({ priceCents: 6_000_00 })
  await changeTo('JPY')
  const buyer = shop.guest()
  const { checkout } = shop.as(buyer)
  const cart = { ...cartOf(product, 2), subTotal: 12_000 }
  await expect(checkout.createCheckoutSession({ ...cart, subTotal: 120 })).rejects.toMatchObject({ status: 409 })
  const { url } = await checkout.createCheckoutSession(cart)
  const sessionId = sessionIdOf(url)
  await shop.pay(sessionId, { shipping: 'express' })
  const { orderNumber } = await checkout.retreiveSession({ sessionId })
  const { order } = await admin.orders.findOrder({ orderNumber })
  // Express is 14.95, which is 15 yen, and free over 200.
  expect(order).toMatchObject({ subTotal: 12_000, shippingFee: 0, grandTotal: 12_000 + order.totalTax })
  expect(Number.isInteger(order.totalTax)).toBe(true)
  const { charge } = await shop.payment.findSession(sessionId)
  expect(charge).toMatchObject({ currency: 'JPY', amountCents: order.grandTotal })
})

test('the currency is refused once a payment has been taken, and while a card page is open', async () => {
  const { shop, admin, changeTo } = await openShop()
  const product = await shop.product({})
  const { url } = await shop.as(shop.guest()).checkout.createCheckoutSession(cartOf(product, 1))
  await expect(changeTo('EUR')).rejects.toMatchObject({
    status: 400,
    fields: [{ param: 'values.currency', msg: expect.stringMatching(/^Someone is checking out/) }],
  })
  await shop.runOut(sessionIdOf(url))
  await releaseReservations(shop)
  const { version } = await changeTo('EUR')
  await shop.order({ product })
  await expect(changeTo('USD', version)).rejects.toMatchObject({
    fields: [{ msg: 'Your shop has taken payments in EUR, so its currency can no longer be changed.' }],
  })
  await expect(admin.settings.resetSettings({ group: 'money', version })).rejects.toMatchObject({ status: 400 })
  expect((await admin.settings.ownSettings({})).settings.money.currency).toBe('EUR')
})

test('the currency is refused while an order awaits its payment, and a late payment in the old one by a sentence', async () => {
  const { shop, admin, changeTo } = await openShop()
  const account = { accountHolder: 'Example Goods', bankName: 'Example Bank', bankCode: '', transferNote: '' }
  const values = { ...account, offersTransfer: true, accountNumber: 'DE02 1203 0000 0000 2020 51', transferDays: 5 }
  await admin.settings.changeBankTransfer({ version: 0, values })
  const { products, subTotal } = cartOf(await shop.product({ priceCents: 60_00 }))
  const street = { line1: '12 Harbor Street', line2: '', city: 'Portland', state: 'OR', postalCode: '97201' }
  const buyer = { ...street, email: 'ann@example.com', name: 'Ann Lee', phone: '', country: 'US' }
  await shop
    .as(shop.guest())
    .pendingOrders.orderByTransfer({ products, subTotal, buyer, shipping: 'standard', total: 60 })
  await expect(changeTo('EUR')).rejects.toMatchObject({
    status: 400,
    fields: [
      {
        param: 'values.currency',
        msg: 'Orders in USD are awaiting payment. Cancel them first, or keep the currency.',
      },
    ],
  })

  const [pending] = await shop.db.select().from(checkoutSessions)
  const pendingOrderId = pending?.id ?? ''
  await shop.db.update(checkoutSessions).set({ expiresAt: sql`now() - interval '1 second'` })
  await releaseReservations(shop)
  await changeTo('EUR')
  await expect(admin.pendingOrders.markPaid({ pendingOrderId, paidBy: 'bank_transfer' })).rejects.toMatchObject({
    status: 409,
    message: 'This order is in USD, and the shop sells in EUR now. Create a new order for what was paid.',
  })
})

test('a currency that does not exist is refused', async () => {
  const { admin, changeTo } = await openShop()
  await expect(changeTo('DEM')).rejects.toMatchObject({
    fields: [{ param: 'values.currency', msg: 'Please choose a currency from the list.' }],
  })
  expect((await admin.settings.ownSettings({})).settings.money.currency).toBe('USD')
})

test('a page that expired in the old currency and is paid after all is refunded', async () => {
  const { shop } = await openShop()
  const product = await shop.product({})
  const { checkout } = shop.as(shop.guest())
  const { url } = await checkout.createCheckoutSession(cartOf(product, 1))
  const sessionId = sessionIdOf(url)
  await shop.pay(sessionId)
  // What a change of the currency leaves behind where the provider's news is late.
  await shop.db.update(checkoutSessions).set({ status: 'expired' })
  await shop.db.insert(settings).values({ key: 'settings.money', value: { currency: 'EUR' } })
  await checkout.retreiveSession({ sessionId }).catch(() => {})
  expect(await shop.db.select().from(refunds)).toMatchObject([{ reason: 'cannot-be-served' }])
  expect((await shop.db.select().from(checkoutSessions)).map(({ status }) => status)).toEqual(['refunded'])
})

test('products are priced in whole yen, and in fils that a card can be charged', async () => {
  const { shop, admin, changeTo } = await openShop()
  const { id } = await shop.product({ priceCents: 60_00 })
  const priceTo = async (price: number) => {
    const { version } = (await admin.products.findOwnProduct({ productId: id })).product
    return admin.products.changePrice({ productId: id, version, price, oldPrice: null })
  }
  const { version } = await changeTo('JPY')
  await expect(priceTo(60.5)).rejects.toMatchObject({ status: 400 })
  await priceTo(65)
  await changeTo('KWD', version)
  await expect(priceTo(60.505)).rejects.toMatchObject({ status: 400 })
  await priceTo(60.5)
  const [row] = await shop.db.select().from(products).where(eq(products.id, id))
  expect(row?.priceCents).toBe(60_500)
})
