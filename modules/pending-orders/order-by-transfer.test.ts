import { expect, onTestFinished, test } from 'vitest'
import { cartOf } from '#test/buy.ts'
import { createTestShop } from '#test/create-test-shop.ts'

const account = {
  ...{ offersTransfer: true, accountHolder: 'Example Goods', bankName: 'Example Bank', bankCode: 'BYLADEM1001' },
  ...{ accountNumber: 'DE02 1203 0000 0000 2020 51', transferNote: '', transferDays: 5 },
}
const buyer = {
  ...{ email: 'ann@example.com', name: 'Ann Lee', phone: '', country: 'US', line1: '12 Harbour Street', line2: '' },
  ...{ city: 'Oakland', state: 'CA', postalCode: '94601' },
}

async function openShop() {
  const shop = await createTestShop()
  await shop.as(await shop.admin()).settings.changeBankTransfer({ version: 0, values: account })
  const product = await shop.product({ priceCents: 60_00, onHand: 2 })
  const { products, subTotal } = cartOf(product)
  const wish = { products, subTotal, buyer, shipping: 'standard', total: 64.35 }
  return { shop, wish }
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
