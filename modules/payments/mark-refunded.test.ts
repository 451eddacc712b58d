import { expect, test } from 'vitest'
import { createTestShop } from '#test/create-test-shop.ts'
import { payMore } from '#test/shops/pay-more.ts'

test('of an order paid in cash and then by card, only the cash is to be paid back by hand', async () => {
  const shop = await createTestShop()
  const admin = shop.as(await shop.admin())
  const product = await shop.product({ priceCents: 60_00 })
  const email = 'ben@example.com'
  const { orderNumber } = await admin.pendingOrders.createManualOrder({
    ...{ email, customerName: 'Ben', country: 'US', shipping: 'standard', days: 3, total: 64.35 },
    ...{ payment: 'paid', paidBy: 'cash' },
    items: [{ productId: product.id, selectedColor: null, selectedSize: null, quantity: 1 }],
    buyer: {
      ...{ email, name: 'Ben', phone: '', country: 'US', line1: '12 Harbour Street', line2: '' },
      ...{ city: 'Oakland', state: 'CA', postalCode: '94601' },
    },
  })
  const read = async () => (await admin.orders.findOrder({ orderNumber })).order
  const { _id: orderId } = await read()
  await payMore(shop, orderId)
  await admin.orders.cancelOrder({ orderToCancel: orderId })

  const { refundByHand } = await read()
  expect(refundByHand?.amount).toBe(64.35)
  await admin.payments.markRefunded({ refundId: refundByHand?.refundId ?? '', reference: '' })
  expect(await read()).toMatchObject({ refund: 'pending', refunded: 64.35, refundByHand: null })
  await shop.runJobs()
  expect(await read()).toMatchObject({ refund: 'done', refunded: 76.35, refundByHand: null })
})
