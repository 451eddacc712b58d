import { expect, test } from 'vitest'
import { createTestShop, type Person, type PlacedOrder, type TestShop } from '#test/create-test-shop.ts'

/** What the specification names of an order in the history, and of its lines. Source: spec section 3, "Order" and "Order line". */
const orderFields = [
  ...[
    '_id',
    'createdAt',
    'grandTotal',
    'status',
    'cardLast4',
    'cardType',
    'shippingAddress',
    'orderDetails',
    'subTotal',
  ],
  ...['totalTax', 'carrier', 'shippingFee', 'orderNumber', 'receiptEmail', 'receiptEmailCount', 'reviewEmailCount'],
  ...['trackingNumber', 'chargeId'],
]
const lineFields = [
  '_id',
  'productId',
  'quantity',
  'unitPrice',
  'image',
  'name',
  'path',
  'selectedSize',
  'selectedColor',
]

type Entry = Record<string, unknown> & { orderDetails: object[] }

/** Sends a call as the specification's client does: by the gateway, with the token in the payload and nothing else. */
async function send(shop: TestShop, by: Person, method: string, path: string, payload: object) {
  const { url } = await shop.listen()
  const reply = await fetch(`${url}/gateway`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ method, path, payload: { token: by.token, ...payload } }),
  })
  const body: { status: number; message: string; orderHistory?: Entry[] } = await reply.json()
  return { httpStatus: reply.status, ...body }
}

async function historyOf(shop: TestShop, by: Person): Promise<Entry> {
  const { orderHistory } = await send(shop, by, 'POST', 'orders/ordersHistory', {})
  return orderHistory?.[0] ?? { orderDetails: [] }
}

function expectEntry(entry: Entry | undefined, order: PlacedOrder, expected: object): void {
  for (const field of orderFields) expect(entry, field).toHaveProperty(field)
  for (const line of entry?.orderDetails ?? [])
    for (const field of lineFields) expect(line, field).toHaveProperty(field)
  expect(entry?.orderDetails).toHaveLength(1)
  expect(entry).toMatchObject({ orderNumber: order.number, ...expected })
}

test('a customer cancels with what the history said, and gets the history and a message', async () => {
  const shop = await createTestShop()
  const ann = await shop.customer()
  const order = await shop.order({ by: ann })
  const entry = await historyOf(shop, ann)
  expectEntry(entry, order, { status: 'Proccessing', carrier: null, trackingNumber: null })

  const { _id: orderToCancel, chargeId, grandTotal, orderNumber, receiptEmail } = entry
  const payload = { orderToCancel, chargeId, grandTotal, orderNumber, receiptEmail }
  const answer = await send(shop, ann, 'PUT', 'orders/cancelOrder', payload)
  expect(answer).toMatchObject({ httpStatus: 200, message: expect.stringMatching(/\w/) })
  expectEntry(answer.orderHistory?.[0], order, { status: 'Canceled' })
})

test('an admin ships with a tracking number and a carrier, or without one by USPS', async () => {
  const shop = await createTestShop()
  const admin = await shop.admin()
  for (const carrier of ['UPS', 'FEDEX', undefined]) {
    const order = await shop.order()
    const { _id: orderId, orderNumber, receiptEmail } = await historyOf(shop, admin)
    const payload = { orderId, trackingNumber: '1Z999AA10123456784', carrier, orderNumber, receiptEmail }
    const answer = await send(shop, admin, 'PUT', 'orders/markOrderAsShipped', payload)
    expect(answer).toMatchObject({ httpStatus: 200, message: expect.stringMatching(/\w/) })
    const shipped = { status: 'Shipped', trackingNumber: '1Z999AA10123456784' }
    expectEntry(answer.orderHistory?.[0], order, shipped)
    expect(String(answer.orderHistory?.[0]?.carrier).toUpperCase()).toBe(carrier ?? 'USPS')
  }
})

test('an admin resends a receipt and invites to a review with the order of the history, and each is counted', async () => {
  const shop = await createTestShop()
  const admin = await shop.admin()
  const order = await shop.order()
  const entry = await historyOf(shop, admin)
  const resent = await send(shop, admin, 'POST', 'payment/resendReceiptEmail', { cusrtomerOrder: entry })
  expect(resent).toMatchObject({ httpStatus: 200, status: 200, message: expect.stringMatching(/\w/) })
  expectEntry(await historyOf(shop, admin), order, { receiptEmailCount: 1 })

  const { _id: orderId, orderNumber, receiptEmail } = entry
  const parcel = { trackingNumber: '9400 1000 0000 0000 0000 00', carrier: 'USPS' }
  await send(shop, admin, 'PUT', 'orders/markOrderAsShipped', { orderId, orderNumber, receiptEmail, ...parcel })
  const invited = await send(shop, admin, 'POST', 'orders/sendReviewInvitation', {
    order: await historyOf(shop, admin),
  })
  expect(invited).toMatchObject({ httpStatus: 200, status: 200, message: expect.stringMatching(/\w/) })
  expectEntry(invited.orderHistory?.[0], order, { status: 'Shipped', reviewEmailCount: 1 })
})

test('others than an admin ship, resend and invite nothing, and others than its customer cancel nothing', async () => {
  const shop = await createTestShop()
  const ann = await shop.customer()
  const eve = await shop.customer()
  const { id, number } = await shop.order({ by: ann })
  const order = { _id: id }
  const parcel = { orderId: id, orderNumber: number, trackingNumber: '9400 1', carrier: 'USPS' }
  expect(await send(shop, ann, 'PUT', 'orders/markOrderAsShipped', parcel)).toMatchObject({ status: 403 })
  expect(await send(shop, ann, 'POST', 'payment/resendReceiptEmail', { cusrtomerOrder: order })).toMatchObject({
    status: 403,
  })
  expect(await send(shop, ann, 'POST', 'orders/sendReviewInvitation', { order })).toMatchObject({ status: 403 })
  expect((await send(shop, eve, 'PUT', 'orders/cancelOrder', { orderToCancel: id })).status).toBe(404)
  expect(await historyOf(shop, ann)).toMatchObject({ status: 'Proccessing', receiptEmailCount: 0, reviewEmailCount: 0 })
})
