import { expect, test } from 'vitest'
import { shopDay } from '#contract/shipping/arrival-dates.ts'
import { dayAfter } from '#contract/shipping/business-days.ts'
import { createTestShop } from '#test/create-test-shop.ts'
import { expectConsistentShop } from '#test/expect-consistent-shop.ts'

const ups = { carrier: 'UPS', trackingNumber: '1Z 999 AA1 0123456784' }

async function openShop() {
  const shop = await createTestShop()
  const ann = await shop.customer('ann@example.com')
  const hat = await shop.product({ name: 'Hat' })
  const placed = await shop.order({ by: ann, quantity: 3, also: [hat] })
  const admin = shop.as(await shop.admin())
  const read = async () => (await admin.orders.findOrder({ orderNumber: placed.number })).order
  const { orderDetails } = await read()
  const idOf = (name: string) => orderDetails.find((line) => line.name === name)?._id ?? ''
  const lines = { frame: idOf(placed.product.name), hat: idOf('Hat') }
  const pack = (units: { lineId: string; quantity: number }[], tracking: object = ups) =>
    admin.shipments.addShipment({ orderId: placed.id, lines: units, ...ups, ...tracking })
  return { shop, ann, admin, orderId: placed.id, orderNumber: placed.number, read, lines, pack }
}

test('an order leaves in several packages, each with an email that names its items', async () => {
  const { shop, ann, admin, orderId, orderNumber, read, lines, pack } = await openShop()
  await pack([{ lineId: lines.frame, quantity: 2 }])
  const partly = await read()
  expect(partly).toMatchObject({ status: 'Proccessing', fulfillment: 'partially-shipped', ...ups })
  expect(partly.orderDetails.map(({ shipped }) => shipped)).toEqual([2, 0])
  await expect(admin.orders.cancelOrder({ orderToCancel: orderId })).rejects.toMatchObject({
    status: 409,
    message: "Part of this order has already shipped, so it can't be canceled.",
  })
  expect((await admin.shipments.listToShip({})).waiting).toBe(1)

  await pack([{ lineId: lines.hat, quantity: 1 }], { carrier: null, trackingNumber: null })
  await admin.shipments.markOrderAsShipped({ orderId, orderNumber, carrier: 'usps', trackingNumber: '9400 1' })
  expect(await read()).toMatchObject({
    ...{ status: 'Shipped', fulfillment: 'shipped', carrier: 'USPS', trackingNumber: '9400 1' },
    shipments: [
      { position: 1, carrier: 'UPS', lines: [{ lineId: lines.frame, quantity: 2 }] },
      { position: 2, carrier: null, trackingUrl: null, lines: [{ lineId: lines.hat, quantity: 1 }] },
      { position: 3, carrier: 'USPS', lines: [{ lineId: lines.frame, quantity: 1 }] },
    ],
  })
  await shop.runJobs()
  const sent = (await shop.emails()).filter(({ kind }) => kind === 'shipped')
  expect(sent.map(({ toEmail, fields }) => ({ toEmail, ...Object(fields) }))).toMatchObject([
    { toEmail: ann.email, lines: [{ quantity: 2 }], isPart: true, isLast: false },
    { lines: [{ name: 'Hat', quantity: 1 }], carrier: null, isPart: true, isLast: false },
    { lines: [{ quantity: 1 }], isPart: true, isLast: true },
  ])
  await expectConsistentShop(shop)
})

test('a package has units that are left, of lines of its order, and a number like those of its carrier', async () => {
  const { shop, orderId, admin, lines, pack } = await openShop()
  const one = [{ lineId: lines.frame, quantity: 1 }]
  const refusals: [units: typeof one, tracking: object, status: number][] = [
    [[], {}, 400],
    [[...one, ...one], {}, 400],
    [[{ lineId: lines.frame, quantity: 4 }], {}, 409],
    [[{ lineId: orderId, quantity: 1 }], {}, 404],
    [one, { carrier: 'DHL', trackingNumber: null }, 400],
    [one, { carrier: null }, 400],
    [one, { trackingNumber: '1Z 999' }, 400],
  ]
  for (const [units, tracking, status] of refusals) {
    await expect(pack(units, tracking)).rejects.toMatchObject({ status })
  }
  await pack(one, { trackingNumber: '1Z 999', acceptsAnyNumber: true, isEmailed: false })
  await shop.runJobs()
  expect((await shop.emails()).some(({ kind }) => kind === 'shipped')).toBe(false)

  const canceled = await shop.order()
  await admin.orders.cancelOrder({ orderToCancel: canceled.id })
  await expect(admin.shipments.addShipment({ orderId: canceled.id, lines: one, ...ups })).rejects.toMatchObject({
    status: 409,
    message: 'This order is canceled and cannot be shipped.',
  })
})

test('tracking is added and corrected later, with an email if wanted', async () => {
  const { shop, admin, read, lines, pack } = await openShop()
  await pack([{ lineId: lines.frame, quantity: 3 }], { carrier: null, trackingNumber: null })
  const shipmentId = (await read()).shipments[0]?._id ?? ''
  await admin.shipments.correctTracking({ shipmentId, ...ups, isEmailed: false })
  await expect(admin.shipments.correctTracking({ shipmentId, ...ups })).rejects.toMatchObject({ status: 409 })
  await admin.shipments.correctTracking({ shipmentId, carrier: 'FEDEX', trackingNumber: '1234 5678 9012' })
  const order = await read()
  expect(order.shipments[0]).toMatchObject({
    carrier: 'FEDEX',
    trackingUrl: 'https://www.fedex.com/fedextrack/?trknbr=1234%205678%209012',
  })
  expect(order.events.filter(({ kind }) => kind === 'tracking').map(({ note }) => note)).toEqual([
    '– → UPS 1Z 999 AA1 0123456784',
    'UPS 1Z 999 AA1 0123456784 → FEDEX 1234 5678 9012',
  ])
  await shop.runJobs()
  const sent = (await shop.emails()).filter(({ kind }) => kind === 'shipped')
  expect(sent.map(({ subject }) => subject)).toEqual([
    expect.stringContaining('A package from your order'),
    expect.stringContaining('New tracking for your order'),
  ])
})

test('an order has arrived once staff or its buyer say so of every package', async () => {
  const { shop, ann, admin, orderNumber, read, lines, pack } = await openShop()
  const today = shopDay(new Date(), (await shop.settings.read()).shop)
  await pack([{ lineId: lines.frame, quantity: 3 }])
  const [first] = (await read()).shipments
  await admin.shipments.markDelivered({ shipmentId: first?._id ?? '', deliveredOn: today })
  expect(await read()).toMatchObject({ fulfillment: 'partially-shipped', deliveredOn: null })
  await pack([{ lineId: lines.hat, quantity: 1 }])
  const second = (await read()).shipments[1]?._id ?? ''
  await expect(
    admin.shipments.markDelivered({ shipmentId: second, deliveredOn: dayAfter(today, -1) }),
  ).rejects.toMatchObject({ status: 400 })
  await shop.as(ann).orders.confirmDelivery({ orderNumber, deliveredOn: today, shipmentId: second })
  expect(await read()).toMatchObject({
    status: 'Shipped',
    fulfillment: 'delivered',
    deliveredOn: today,
    expected: null,
  })
  const other = await shop.order()
  await expect(
    shop.as(ann).orders.confirmDelivery({ orderNumber: other.number, deliveredOn: today, shipmentId: second }),
  ).rejects.toMatchObject({ status: 404 })
})

test('of a cancellation and a package at once one wins, and packages at once never ship more than there is', async () => {
  const { shop, admin, orderId, read, lines, pack } = await openShop()
  const outcomes = await Promise.allSettled([
    admin.orders.cancelOrder({ orderToCancel: orderId }),
    ...Array.from({ length: 4 }, () => pack([{ lineId: lines.frame, quantity: 2 }])),
  ])
  const failed = outcomes.filter(({ status }) => status === 'rejected')
  expect(failed).toHaveLength(4)
  for (const each of failed) expect(each).toMatchObject({ reason: { status: 409 } })
  const order = await read()
  const isCanceled = outcomes[0]?.status === 'fulfilled'
  expect(order.status).toBe(isCanceled ? 'Canceled' : 'Proccessing')
  expect(order.shipments).toHaveLength(isCanceled ? 0 : 1)
  await shop.runJobs()
  await expectConsistentShop(shop)
})
