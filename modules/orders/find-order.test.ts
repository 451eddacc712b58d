import { expect, test } from 'vitest'
import { cartOf, sessionIdOf } from '#test/buy.ts'
import { createTestShop } from '#test/create-test-shop.ts'
import { discountTerms } from '#test/discount-terms.ts'
import { orderWithCredit } from '#test/shops/order-with-credit.ts'

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

test('of the code of one customer support sees the end, wherever it reads the order; managers and the buyer see it', async () => {
  const shop = await createTestShop()
  const ann = await shop.customer()
  const { code, end, orderNumber, sessionId } = await orderWithCredit(shop, ann)
  const support = shop.as(await shop.staff('support'))
  const [shown] = (await support.orders.ordersHistory({})).orderHistory
  const [printed] = (await support.orders.findOrders({ orderNumbers: [orderNumber] })).orders
  const [toShip] = (await support.shipments.listToShip({})).orders
  const { order: found } = await support.orders.findOrder({ orderNumber })
  const confirmed = await support.checkout.retreiveSession({ sessionId })
  for (const seen of [shown, printed, toShip, found, confirmed]) {
    expect(seen?.discounts).toEqual([{ title: 'A gift from us', code: end, kind: 'store_credit', amount: 20 }])
    expect(JSON.stringify(seen)).not.toContain(code)
  }
  for (const reader of [ann, await shop.staff('manager'), await shop.admin()]) {
    expect((await shop.as(reader).orders.findOrder({ orderNumber })).order.discounts).toMatchObject([{ code }])
    expect(await shop.as(reader).checkout.retreiveSession({ sessionId })).toMatchObject({ discounts: [{ code }] })
  }
})

test('support sees the code of a campaign, which is for everybody', async () => {
  const shop = await createTestShop()
  await shop.as(await shop.admin()).discounts.addDiscount(discountTerms({ code: 'SUMMER' }))
  const { checkout } = shop.as(shop.guest())
  const { url } = await checkout.createCheckoutSession({ ...cartOf(await shop.product()), codes: ['SUMMER'] })
  await shop.pay(sessionIdOf(url))
  const { orderNumber } = await checkout.retreiveSession({ sessionId: sessionIdOf(url) })
  const support = shop.as(await shop.staff('support')).orders
  expect((await support.findOrder({ orderNumber })).order.discounts).toMatchObject([{ code: 'SUMMER' }])
})
