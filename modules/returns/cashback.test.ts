import { expect, test } from 'vitest'
import { shopDay } from '#contract/shipping/arrival-dates.ts'
import { dayAfter } from '#contract/shipping/business-days.ts'
import { shopClock } from '#db/tables/clock.ts'
import { createTestShop } from '#test/create-test-shop.ts'
import { expectConsistentShop } from '#test/expect-consistent-shop.ts'
import { trackKey } from '../order-tracking/order-links.ts'
import { cashbackCents } from './cashback-cents.ts'
import { sendCashback } from './send-cashback.ts'

async function openShop() {
  const shop = await createTestShop()
  const admin = shop.as(await shop.admin())
  const promise = async (cashback: boolean) => {
    const { settings, versions } = await admin.settings.ownSettings({})
    const values = { ...settings.promises, cashback, cashbackPercent: 10 }
    await admin.settings.changePromises({ version: versions.promises ?? 0, values })
  }
  const ring = await shop.product({ name: 'Ring', priceCents: 33_33, onHand: 20 })
  const shipped = async () => {
    const order = await shop.order({ product: ring, quantity: 3, typed: { state: 'CA' } })
    const parcel = { orderId: order.id, orderNumber: order.number, trackingNumber: '9400 1000' }
    await admin.shipments.markOrderAsShipped(parcel)
    await shop.runJobs()
    return order
  }
  const cashbacks = async () => (await shop.emails()).filter(({ kind }) => kind === 'cashback')
  return { shop, admin, promise, shipped, cashbacks }
}

test('cashback is a code of a percentage of what was kept, emailed once the order can no longer be returned', async () => {
  const { shop, admin, promise, shipped, cashbacks } = await openShop()
  await promise(true)
  const order = await shipped()
  const { refundable } = await admin.payments.findRefundable({ orderNumber: order.number })
  await admin.payments.refundOrder({
    ...{ orderId: order.id, hasShipping: false, motive: 'returned', isRestocked: false, refunded: 0 },
    lines: [{ lineId: refundable.lines[0]?.lineId ?? '', quantity: 1 }],
  })
  // What was promised at checkout holds.
  await promise(false)
  await sendCashback(shop)
  await shop.db.update(shopClock).set({ aheadDays: 10 })
  await sendCashback(shop)
  expect(await cashbacks()).toEqual([])

  await shop.db.update(shopClock).set({ aheadDays: 60 })
  await Promise.all([sendCashback(shop), sendCashback(shop)])
  await sendCashback(shop)
  await shop.runJobs()
  const [email, ...others] = await cashbacks()
  expect(others).toEqual([])
  expect(email).toMatchObject({ toEmail: 'ann@example.com', fields: { amountCents: 6_66, orderNumber: order.number } })
  const { discounts } = await admin.discounts.listDiscounts({ isForOne: true })
  expect(discounts).toMatchObject([
    { title: 'Cashback', kind: 'store_credit', balance: 6.66, ownerEmail: 'ann@example.com' },
  ])
  const { order: shown } = await admin.orders.findOrder({ orderNumber: order.number })
  expect(shown.events).toContainEqual(expect.objectContaining({ note: 'Cashback of $6.66 sent by email' }))
  await expectConsistentShop(shop)
})

test('orders that were promised none, and those on their way back, get no cashback', async () => {
  const { shop, admin, promise, shipped, cashbacks } = await openShop()
  await promise(false)
  await shipped()
  await promise(true)
  const returned = await shipped()
  const { order } = await admin.orders.findOrder({ orderNumber: returned.number })
  const key = trackKey(shop, returned.number, 'whole')
  await shop.as(shop.guest()).returns.requestReturn({
    ...{ orderNumber: returned.number, key, wish: 'refund', returnsSeen: 0 },
    lines: [{ lineId: order.orderDetails[0]?._id ?? '', quantity: 1, reason: 'size' }],
  })
  await shop.db.update(shopClock).set({ aheadDays: 60 })
  await sendCashback(shop)
  expect(await cashbacks()).toEqual([])
})

test('in a shop without returns, cashback is sent once the order has arrived', async () => {
  const { shop, admin, promise, shipped, cashbacks } = await openShop()
  await promise(true)
  const { settings, versions } = await admin.settings.ownSettings({})
  const values = { ...settings.returns, offersReturns: false }
  await admin.settings.changeReturns({ version: versions.returns, values })
  await shipped()
  await sendCashback(shop)
  expect(await cashbacks()).toEqual([])
  await shop.db.update(shopClock).set({ aheadDays: 14 })
  await sendCashback(shop)
  expect(await cashbacks()).toHaveLength(1)
})

test('once cashback was sent, its buyer no longer changes the day of delivery; staff do', async () => {
  const { shop, admin, promise, shipped, cashbacks } = await openShop()
  await promise(true)
  const { settings, versions } = await admin.settings.ownSettings({})
  const values = { ...settings.returns, offersReturns: false }
  await admin.settings.changeReturns({ version: versions.returns, values })
  const { number: orderNumber } = await shipped()
  const link = { orderNumber, key: trackKey(shop, orderNumber, 'whole') }
  const guest = shop.as(shop.guest()).orderTracking
  const day = (after: number) => dayAfter(shopDay(new Date(), settings.shop), after)
  await guest.confirmTrackedDelivery({ ...link, deliveredOn: day(1) })
  expect((await guest.trackedOrder(link)).order.isCashbackSettled).toBe(false)

  await shop.db.update(shopClock).set({ aheadDays: 14 })
  await sendCashback(shop)
  expect(await cashbacks()).toHaveLength(1)
  await expect(guest.confirmTrackedDelivery({ ...link, deliveredOn: day(0) })).rejects.toMatchObject({ status: 409 })
  const { order } = await guest.trackedOrder(link)
  expect(order).toMatchObject({ isCashbackSettled: true, deliveredOn: day(1) })
  await admin.shipments.markDelivered({ shipmentId: order.shipments[0]?._id ?? '', deliveredOn: day(0) })
  expect((await guest.trackedOrder(link)).order.deliveredOn).toBe(day(0))
})

test('cashback is rounded down, and what was refunded without units is taken off', () => {
  const lines = [
    { paidCents: 99_99, quantity: 3, kept: 2 },
    { paidCents: 10_00, quantity: 1, kept: 0 },
  ]
  expect(cashbackCents({ lines, refundedApartCents: 0 }, 5_000)).toBe(3_33)
  expect(cashbackCents({ lines, refundedApartCents: 66_00 }, 5_000)).toBe(3)
  expect(cashbackCents({ lines, refundedApartCents: 99_00 }, 5_000)).toBe(0)
})
