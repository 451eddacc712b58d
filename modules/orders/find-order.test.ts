import { expect, test } from 'vitest'
import { createTestShop } from '#test/create-test-shop.ts'

test('an order is found by its number by its owner and by admins, who also see who did what, and by no one else', async () => {
  const shop = await createTestShop()
  const ann = await shop.customer()
  const boss = await shop.admin()
  const order = await shop.order({ by: ann })
  const guests = await shop.order()
  const orderNumber = order.number
  await shop.as(boss).shipments.markOrderAsShipped({ orderId: order.id, orderNumber, trackingNumber: '9400 1' })

  const { order: mine } = await shop.as(ann).orders.findOrder({ orderNumber })
  expect(mine).toMatchObject({ orderNumber, status: 'Shipped', shippingAddress: { line1: '12 Harbour Street' } })
  expect(mine.events).toMatchObject([{ kind: 'placed' }, { kind: 'paid' }, { kind: 'shipped', by: null, note: null }])

  const { order: seen } = await shop.as(boss).orders.findOrder({ orderNumber })
  expect(seen.events.at(-1)).toMatchObject({ kind: 'shipped', by: 'Ann Lee', note: 'USPS 9400 1' })
  expect((await shop.as(boss).orders.findOrder({ orderNumber: guests.number })).order.orderNumber).toBe(guests.number)

  const none = { status: 404, message: 'Order not found.' }
  await expect(shop.as(await shop.customer()).orders.findOrder({ orderNumber })).rejects.toMatchObject(none)
  await expect(shop.as(ann).orders.findOrder({ orderNumber: guests.number })).rejects.toMatchObject(none)
  await expect(shop.as(boss).orders.findOrder({ orderNumber: 'MG-1' })).rejects.toMatchObject(none)
  await expect(shop.as(shop.guest()).orders.findOrder({ orderNumber })).rejects.toMatchObject({ status: 401 })
})
