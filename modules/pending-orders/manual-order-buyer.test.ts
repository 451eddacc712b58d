import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { orders } from '#db/tables/orders.ts'
import { createTestShop } from '#test/create-test-shop.ts'
import { signUp } from '#test/shops/settled-customer.ts'

const email = 'ben@example.com'
const buyer = {
  ...{ email, name: 'Ben Ray', phone: '', country: 'US', line1: '12 Harbour Street', line2: '' },
  ...{ city: 'Oakland', state: 'CA', postalCode: '94601' },
}
const paid = { payment: 'paid' as const, paidBy: 'cash' as const, shipping: 'standard', days: 3, total: 64.35 }

test('an order by staff belongs to the account with the address only once the address is confirmed', async () => {
  const shop = await createTestShop()
  const admin = shop.as(await shop.admin())
  const product = await shop.product({ priceCents: 60_00, onHand: 2 })
  const items = [{ productId: product.id, selectedColor: null, selectedSize: null, quantity: 1 }]
  const order = () =>
    admin.pendingOrders.createManualOrder({ ...paid, items, buyer, email, customerName: 'Ben Ray', country: 'US' })
  const stranger = await signUp(shop, email)

  const { orderNumber } = await order()
  expect(await shop.db.select().from(orders).where(eq(orders.number, orderNumber))).toMatchObject([
    { customerId: null, email },
  ])
  expect((await shop.as(stranger).orders.ordersHistory({})).orderHistory).toEqual([])

  await shop.confirmAddress(stranger)
  const second = await order()
  const { orderHistory } = await shop.as(stranger).orders.ordersHistory({})
  expect(orderHistory.map((each) => each.orderNumber)).toEqual([second.orderNumber])
})
