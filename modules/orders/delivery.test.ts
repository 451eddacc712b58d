import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { arrivalAfterShipping, shopDay } from '#contract/shipping/arrival-dates.ts'
import { dayAfter } from '#contract/shipping/business-days.ts'
import { shopClock } from '#db/tables/clock.ts'
import { shipments } from '#db/tables/shipments.ts'
import { createTestShop, type Person } from '#test/create-test-shop.ts'
import { trackKey } from '../order-tracking/order-links.ts'

const shop = await createTestShop()
const settings = await shop.settings.read()
const today = () => shopDay(new Date(), settings.shop)

async function shippedOrder(by: Person, typed: Parameters<typeof shop.pay>[1] = {}) {
  const { id: orderId, number: orderNumber } = await shop.order({ by, typed })
  const admin = shop.as(await shop.admin())
  await admin.shipments.markOrderAsShipped({ orderId, orderNumber, carrier: 'UPS', trackingNumber: '1Z 999' })
  return { orderId, orderNumber }
}

test('once shipped, an order has the arrival by its carrier, also in the email', async () => {
  const ann = await shop.customer('ann@example.com')
  const { orderNumber } = await shippedOrder(ann)
  const expected = arrivalAfterShipping(new Date(), { minDays: 3, maxDays: 7 }, settings)
  const { order } = await shop.as(ann).orders.findOrder({ orderNumber })
  expect(order).toMatchObject({ status: 'Shipped', expected, shippedAt: expect.any(String) })
  const email = (await shop.emails()).findLast(({ kind }) => kind === 'shipped')
  expect(email?.fields).toMatchObject({ orderNumber, expected, promised: order.promised })
})

test('an order that goes abroad has no estimate', async () => {
  const bea = await shop.customer('bea@example.com')
  const { orderNumber } = await shippedOrder(bea, { country: 'IE', state: '', region: '', postal: '' })
  expect((await shop.as(bea).orders.findOrder({ orderNumber })).order).toMatchObject({ promised: null, expected: null })
})

test('the buyer says on which day an order arrived, and corrects it to an earlier day; staff set a later one', async () => {
  const cai = await shop.customer('cai@example.com')
  const { orderNumber, orderId } = await shippedOrder(cai)
  await shop.db
    .update(shipments)
    .set({ shippedAt: new Date(Date.now() - 5 * 86_400_000) })
    .where(eq(shipments.orderId, orderId))
  const calls = shop.as(cai).orders
  const first = await calls.confirmDelivery({ orderNumber, deliveredOn: today() })
  expect(first).toMatchObject({
    message: "Thank you. We've noted the day your order arrived.",
    order: { status: 'Shipped' },
  })
  await calls.confirmDelivery({ orderNumber, deliveredOn: today() })
  const { order } = await calls.confirmDelivery({ orderNumber, deliveredOn: dayAfter(today(), -1) })
  expect(order.deliveredOn).toBe(dayAfter(today(), -1))
  expect(order.events.filter(({ kind }) => kind === 'delivered')).toHaveLength(2)

  const later = { orderNumber, deliveredOn: today() }
  const refused = {
    status: 409,
    message: 'You can only change this to an earlier day. If your order arrived later, please contact us.',
  }
  const key = trackKey(shop, orderNumber, 'whole')
  await expect(calls.confirmDelivery(later)).rejects.toMatchObject(refused)
  await expect(shop.as(shop.guest()).orderTracking.confirmTrackedDelivery({ ...later, key })).rejects.toMatchObject(
    refused,
  )
  expect((await calls.findOrder({ orderNumber })).order).toMatchObject({ deliveredOn: order.deliveredOn })

  const shipmentId = order.shipments[0]?._id ?? ''
  await shop.as(await shop.admin()).shipments.markDelivered({ shipmentId, deliveredOn: today() })
  expect((await calls.findOrder({ orderNumber })).order.deliveredOn).toBe(today())
})

test('a buyer does not open a return window that is over again with another day of delivery; staff can', async () => {
  const own = await createTestShop()
  const admin = own.as(await own.admin())
  const gil = await own.customer('gil@example.com')
  const calls = own.as(gil)
  const day = (after: number) => dayAfter(shopDay(new Date(), settings.shop), after)
  const [said, unsaid] = [await own.order({ by: gil }), await own.order({ by: gil })]
  for (const { id: orderId, number: orderNumber } of [said, unsaid]) {
    await admin.shipments.markOrderAsShipped({ orderId, orderNumber, carrier: 'UPS', trackingNumber: '1Z 999' })
  }
  await calls.orders.confirmDelivery({ orderNumber: said.number, deliveredOn: day(1) })
  await own.db.update(shopClock).set({ aheadDays: 60 })

  const returnable = async ({ number: orderNumber }: typeof said) =>
    (await calls.returns.findReturnable({ orderNumber })).returnable
  for (const order of [said, unsaid]) {
    const before = await returnable(order)
    expect(before.isOpen).toBe(false)
    const link = { orderNumber: order.number, key: trackKey(own, order.number, 'whole') }
    for (const deliveredOn of [day(0), day(59)]) {
      const refused = {
        status: 409,
        message: "The delivery day of this order can no longer be changed. If it's wrong, please contact us.",
      }
      await expect(calls.orders.confirmDelivery({ orderNumber: order.number, deliveredOn })).rejects.toMatchObject(
        refused,
      )
      await expect(
        own.as(own.guest()).orderTracking.confirmTrackedDelivery({ ...link, deliveredOn }),
      ).rejects.toMatchObject(refused)
    }
    expect(await returnable(order)).toEqual(before)
  }
  const { order } = await calls.orders.findOrder({ orderNumber: said.number })
  expect(order.events.filter(({ kind }) => kind === 'delivered')).toHaveLength(1)
  await admin.shipments.markDelivered({ shipmentId: order.shipments[0]?._id ?? '', deliveredOn: day(59) })
  expect((await returnable(said)).isOpen).toBe(true)
})

test('the link of an email says that an order arrived; a forged one, or number and email address, do not', async () => {
  const dan = await shop.customer('dan@example.com')
  const { orderNumber } = await shippedOrder(dan, { email: 'dan@example.com' })
  const guest = shop.as(shop.guest()).orderTracking
  const key = trackKey(shop, orderNumber, 'whole')
  const forged = `${key.slice(0, -2)}xx`
  await expect(guest.confirmTrackedDelivery({ orderNumber, key: forged, deliveredOn: today() })).rejects.toMatchObject({
    status: 404,
  })

  const found = await guest.trackOrder({ orderNumber, email: 'dan@example.com' })
  await expect(
    guest.confirmTrackedDelivery({ orderNumber, key: found.key, deliveredOn: today() }),
  ).rejects.toMatchObject({
    status: 403,
    message: 'To tell us that it has arrived, open the link in one of the emails about this order.',
  })
  expect((await guest.trackedOrder({ orderNumber, key })).order.deliveredOn).toBeNull()

  const { order } = await guest.confirmTrackedDelivery({ orderNumber, key, deliveredOn: today() })
  expect(order).toMatchObject({ deliveredOn: today(), masked: false })
})

test('days that cannot be, orders that have not shipped and orders of others are refused', async () => {
  const eve = await shop.customer('eve@example.com')
  const { orderNumber } = await shippedOrder(eve)
  const calls = shop.as(eve).orders
  for (const deliveredOn of [dayAfter(today(), -1), dayAfter(today(), 2)]) {
    await expect(calls.confirmDelivery({ orderNumber, deliveredOn })).rejects.toMatchObject({
      status: 400,
      message: 'Please choose a day between shipping and today.',
    })
  }
  const { number } = await shop.order({ by: eve })
  await expect(calls.confirmDelivery({ orderNumber: number, deliveredOn: today() })).rejects.toMatchObject({
    status: 409,
    message: 'This order has not shipped yet.',
  })
  const fay = await shop.customer(`${randomUUID()}@example.com`)
  await expect(shop.as(fay).orders.confirmDelivery({ orderNumber, deliveredOn: today() })).rejects.toMatchObject({
    status: 404,
  })
})
