import { afterEach, expect, test } from 'vitest'
import { currencyOf } from '#contract/currencies.ts'
import { setShopCurrency } from '#contract/currency.ts'
import { orders } from '#db/tables/orders.ts'
import { refunds } from '#db/tables/payments.ts'
import { cartOf, sessionIdOf } from '#test/buy.ts'
import { createTestShop, type TestShop, type TestShopOptions } from '#test/create-test-shop.ts'

afterEach(() => setShopCurrency(currencyOf('USD')))

const berlin = { country: 'DE', state: '', region: '', postal: '10115', city: 'Berlin', phone: '' }
const vatRates = [
  { country: 'DE', rate: 19_000 },
  { country: 'FR', rate: 20_000 },
]

async function openShop(options: TestShopOptions = {}) {
  const shop = await createTestShop(options)
  const admin = shop.as(await shop.admin())
  const product = await shop.product({ priceCents: 119_00 })
  const { checkout } = shop.as(shop.guest())
  async function buy(typed: Parameters<TestShop['pay']>[1]) {
    const sessionId = sessionIdOf((await checkout.createCheckoutSession(cartOf(product))).url)
    await shop.pay(sessionId, typed)
    return checkout.retreiveSession({ sessionId })
  }
  return { shop, admin, buy }
}

test('prices include the VAT of the country that an order ships to, in confirmation, receipt and order', async () => {
  const { shop, admin, buy } = await openShop()
  await admin.settings.changeTaxation({ version: 0, values: { mode: 'inclusive_vat', vatRates } })
  const vat = { totalTax: 0, grandTotal: 119, includedTax: 19, includedTaxRate: 19_000 }
  const confirmed = await buy(berlin)
  expect(confirmed).toMatchObject(vat)
  const { order } = await admin.orders.findOrder({ orderNumber: confirmed.orderNumber })
  expect(order).toMatchObject(vat)
  await shop.runJobs()
  const receipt = (await shop.emails()).find(({ kind }) => kind === 'receipt')
  expect(receipt?.fields).toMatchObject({ taxCents: 0, includedTaxCents: 19_00, includedTaxRate: 19_000 })
})

test('an order to a country without VAT includes none, and one in the US is not taxed on top', async () => {
  const { admin, buy } = await openShop()
  await admin.settings.changeTaxation({ version: 0, values: { mode: 'inclusive_vat', vatRates } })
  expect(await buy({ state: 'CA' })).toMatchObject({ totalTax: 0, grandTotal: 119, includedTax: 0 })
})

test('a checkout keeps the tax that it was priced with', async () => {
  const { shop, admin } = await openShop()
  const product = await shop.product({ priceCents: 60_00 })
  const { checkout } = shop.as(shop.guest())
  const sessionId = sessionIdOf((await checkout.createCheckoutSession(cartOf(product))).url)
  await admin.settings.changeTaxation({ version: 0, values: { mode: 'none', vatRates: [] } })
  await shop.pay(sessionId, { state: 'CA' })
  expect(await checkout.retreiveSession({ sessionId })).toMatchObject({ totalTax: 4.35, grandTotal: 64.35 })
  const next = sessionIdOf((await checkout.createCheckoutSession(cartOf(product))).url)
  await shop.pay(next, { state: 'CA' })
  expect(await checkout.retreiveSession({ sessionId: next })).toMatchObject({ totalTax: 0, grandTotal: 60 })
})

test('a charge with tax on top of prices that include it is refunded', async () => {
  const { shop, admin, buy } = await openShop({
    payment: (sandbox) => ({
      ...sandbox,
      async findSession(sessionId) {
        const found = await sandbox.findSession(sessionId)
        if (found.state !== 'paid') return found
        const { charge } = found
        return { ...found, charge: { ...charge, taxCents: 5_00, amountCents: charge.amountCents + 5_00 } }
      },
    }),
  })
  await admin.settings.changeTaxation({ version: 0, values: { mode: 'inclusive_vat', vatRates } })
  await buy(berlin).catch(() => {})
  expect(await shop.db.$count(orders)).toBe(0)
  expect(await shop.db.select().from(refunds)).toMatchObject([{ amountCents: 124_00 }])
})

test('VAT of a country that does not exist, twice of one, or above 30 percent is refused', async () => {
  const { admin } = await openShop()
  const change = (rates: typeof vatRates) =>
    admin.settings.changeTaxation({ version: 0, values: { mode: 'inclusive_vat', vatRates: rates } })
  const msg = 'Please write each country on its own line with its percentage, such as DE 19.'
  await expect(change([{ country: 'XX', rate: 1 }])).rejects.toMatchObject({ fields: [{ msg }] })
  await expect(change([{ country: 'DE', rate: 30_001 }])).rejects.toMatchObject({ fields: [{ msg }] })
  await expect(change([...vatRates, ...vatRates])).rejects.toMatchObject({
    fields: [{ param: 'values.vatRates', msg: 'Please list each country once.' }],
  })
})
