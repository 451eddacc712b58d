import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditEvents } from '#db/tables/audit.ts'
import { orderEvents, orders } from '#db/tables/orders.ts'
import { refunds } from '#db/tables/payments.ts'
import { variants } from '#db/tables/products.ts'
import { sandboxRefunds } from '#db/tables/sandbox.ts'
import { apiEmailsMessages } from '#messages/en-US/api/emails.ts'
import { createTestShop, type TestShop } from '#test/create-test-shop.ts'
import { expectConsistentShop } from '#test/expect-consistent-shop.ts'

const parcel = { carrier: 'UPS' as const, trackingNumber: '1Z 999 AA1 0123456784' }

async function stockOf(shop: TestShop, product: { id: string }) {
  const [found] = await shop.db.select().from(variants).where(eq(variants.productId, product.id))
  return { onHand: found?.onHand, reserved: found?.reserved }
}

async function eventsOf(shop: TestShop, { id }: { id: string }) {
  const found = await shop.db.select().from(orderEvents).where(eq(orderEvents.orderId, id)).orderBy(orderEvents.at)
  return found.map(({ kind }) => kind)
}

test('a customer sees their own orders, newest first, in the wire format; an admin sees all', async () => {
  const shop = await createTestShop()
  const ann = await shop.customer()
  const first = await shop.order({ by: ann, quantity: 2 })
  const second = await shop.order({ by: ann })
  const other = await shop.order({ by: await shop.customer() })
  const guest = await shop.order()
  await shop.runJobs()

  const mine = await shop.as(ann).orders.ordersHistory({})
  expect(mine.orderHistory.map(({ orderNumber }) => orderNumber)).toEqual([second.number, first.number])
  expect(mine.orderHistory[1]).toMatchObject({
    status: 'Proccessing',
    orderDetails: [{ name: 'Lido', quantity: 2, unitPrice: 60, productId: first.product.id, selectedColor: null }],
    subTotal: 120,
    shippingFee: 0,
    totalTax: 0,
    grandTotal: 120,
    cardLast4: '4242',
    cardType: 'visa',
    shippingAddress: { name: 'Ann Lee', city: 'Portland' },
    receiptEmail: 'ann@example.com',
    receiptEmailCount: 0,
    refund: null,
    trackingUrl: null,
  })
  expect(mine.orderHistory[1]?.events.map(({ kind }) => kind)).toEqual(['placed', 'paid'])
  expect(JSON.stringify(mine)).not.toContain('ch_sandbox')

  const all = await shop.as(await shop.admin()).orders.ordersHistory({})
  expect(all.orderHistory.map(({ orderNumber }) => orderNumber)).toEqual([
    guest.number,
    other.number,
    second.number,
    first.number,
  ])
  const none = await shop.as(await shop.customer()).orders.ordersHistory({})
  expect(none).toMatchObject({ orderHistory: [], next: null, message: 'There is no order found.' })
})

test('a history is paged without gaps or duplicates, and filtered by words, status and day', async () => {
  const shop = await createTestShop()
  const ann = await shop.customer()
  const product = await shop.product({ onHand: null })
  for (const name of ['Nora', 'Otto', 'Paul', 'Quinn', 'Rosa', 'Sven', 'Vera'])
    await shop.order({ by: ann, product, typed: { name: `${name} Buyer` } })
  // Seven orders placed in the same microsecond must all be listed. In the time zone of the shop it is March 3.
  await shop.db.update(orders).set({ createdAt: new Date('2026-03-04T05:06:07Z') })
  const admin = shop.as(await shop.admin())

  const seen: string[] = []
  let after: string | undefined
  do {
    const page = await admin.orders.ordersHistory({ limit: 3, ...(after && { after }) })
    seen.push(...page.orderHistory.map(({ _id }) => _id))
    after = page.next ?? undefined
  } while (after)
  expect(seen).toHaveLength(7)
  expect(new Set(seen).size).toBe(7)

  const [last] = await shop.db.select().from(orders).where(eq(orders.customerName, 'Vera Buyer'))
  await admin.orders.cancelOrder({ orderToCancel: last?.id ?? '' })
  const count = async (query: Parameters<typeof admin.orders.ordersHistory>[0]) =>
    (await admin.orders.ordersHistory(query)).orderHistory.length
  expect(await count({ search: 'buyer vera' })).toBe(1)
  expect(await count({ search: last?.number.toLowerCase() })).toBe(1)
  expect(await count({ search: 'ANN@example' })).toBe(7)
  expect(await count({ search: '%' })).toBe(0)
  expect(await count({ search: '_' })).toBe(0)
  expect(await count({ status: 'Canceled' })).toBe(1)
  expect(await count({ status: 'Proccessing' })).toBe(6)
  expect(await count({ from: '2026-03-03', until: '2026-03-03' })).toBe(7)
  expect(await count({ from: '2026-03-04' })).toBe(0)
  expect(await count({ until: '2026-03-02' })).toBe(0)
  for (const nonsense of ['x', "' or 1=1", `2026-03-04T05:06:07.000000Z_${'0'.repeat(36)}`]) {
    await expect(admin.orders.ordersHistory({ after: nonsense })).rejects.toMatchObject({ status: 400 })
  }
})

test('a customer cancels an order in processing: refunded once, restocked once, notified once', async () => {
  const shop = await createTestShop()
  const ann = await shop.customer()
  const order = await shop.order({ by: ann, quantity: 3 })
  expect(await stockOf(shop, order.product)).toEqual({ onHand: 7, reserved: 0 })
  const forged = { chargeId: 'ch_evil', grandTotal: 100_000, orderNumber: 'MG-1', receiptEmail: 'evil@example.com' }
  const client = shop.as(ann)
  const outcomes = await Promise.allSettled(
    Array.from({ length: 20 }, () => client.orders.cancelOrder({ orderToCancel: order.id, ...forged })),
  )
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  for (const outcome of outcomes) {
    if (outcome.status === 'rejected') {
      expect(outcome.reason).toMatchObject({ status: 409, message: 'This order is already canceled.' })
    }
  }
  const { orderHistory } = await client.orders.ordersHistory({})
  expect(orderHistory[0]).toMatchObject({ status: 'Canceled', refund: 'pending' })

  await shop.runJobs()
  expect(await shop.db.select().from(sandboxRefunds)).toMatchObject([{ amountCents: 180_00 }])
  expect(await shop.db.select().from(refunds)).toMatchObject([
    { reason: 'canceled', state: 'done', amountCents: 180_00 },
  ])
  expect(await stockOf(shop, order.product)).toEqual({ onHand: 10, reserved: 0 })
  const sent = (await shop.emails()).filter(({ kind }) => kind === 'canceled')
  expect(sent).toMatchObject([{ toEmail: 'ann@example.com', state: 'unsent' }])
  expect((await eventsOf(shop, order)).sort()).toEqual(['canceled', 'paid', 'placed', 'refunded'])
  expect((await client.orders.ordersHistory({})).orderHistory[0]?.refund).toBe('done')
  await expectConsistentShop(shop)
})

test('no one can cancel the order of another customer; an admin can, and it is recorded', async () => {
  const shop = await createTestShop()
  const order = await shop.order({ by: await shop.customer() })
  const eve = shop.as(await shop.customer())
  for (const orderToCancel of [order.id, randomUUID()]) {
    await expect(eve.orders.cancelOrder({ orderToCancel })).rejects.toMatchObject({
      status: 404,
      message: 'Order not found.',
    })
  }
  await expect(shop.as(shop.guest()).orders.cancelOrder({ orderToCancel: order.id })).rejects.toMatchObject({
    status: 401,
  })
  const admin = await shop.admin()
  await shop.as(admin).orders.cancelOrder({ orderToCancel: order.id })
  expect(await shop.db.select().from(auditEvents)).toMatchObject([
    { actorId: admin.id, action: 'order.canceled', subjectKind: 'order', subjectId: order.id },
  ])
})

test('canceling many orders in a row is not rate-limited', async () => {
  const shop = await createTestShop()
  const client = shop.as(await shop.admin())
  const { id } = await shop.order()
  await client.orders.cancelOrder({ orderToCancel: id })
  const again = Array.from({ length: 70 }, () => client.orders.cancelOrder({ orderToCancel: id }))
  for (const outcome of await Promise.allSettled(again)) expect(outcome).toMatchObject({ reason: { status: 409 } })
})

test('cancel and ship at the same moment, fifty times: exactly one succeeds each time, payments and stock agree', {
  timeout: 120_000,
}, async () => {
  const shop = await createTestShop()
  const ann = await shop.customer()
  const product = await shop.product({ onHand: 60 })
  const [customer, admin] = [shop.as(ann), shop.as(await shop.admin())]
  const won = { cancel: 0, ship: 0 }
  for (let round = 0; round < 50; round++) {
    const order = await shop.order({ by: ann, product })
    const cancel = () => customer.orders.cancelOrder({ orderToCancel: order.id })
    const ship = () => admin.shipments.markOrderAsShipped({ orderId: order.id, orderNumber: order.number, ...parcel })
    const outcomes = await Promise.allSettled(round % 2 ? [cancel(), ship()] : [ship(), cancel()])
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    const canceled = (outcomes[0]?.status === 'fulfilled') === (round % 2 === 1)
    won[canceled ? 'cancel' : 'ship']++
  }
  await shop.runJobs()
  expect(await shop.db.$count(orders, eq(orders.status, 'canceled'))).toBe(won.cancel)
  expect(await shop.db.$count(orders, eq(orders.status, 'shipped'))).toBe(won.ship)
  expect(await shop.db.$count(sandboxRefunds)).toBe(won.cancel)
  expect(await stockOf(shop, product)).toEqual({ onHand: 60 - won.ship, reserved: 0 })
  const kinds = (await shop.emails()).map(({ kind }) => kind)
  expect(kinds.filter((kind) => kind === 'canceled')).toHaveLength(won.cancel)
  expect(kinds.filter((kind) => kind === 'shipped')).toHaveLength(won.ship)
  await expectConsistentShop(shop)
})

test('a receipt is resent at most five times a day, from the stored order and not from the request', async () => {
  const shop = await createTestShop()
  const order = await shop.order()
  const admin = shop.as(await shop.admin())
  const forged = { _id: order.id, receiptEmail: 'evil@example.com', orderDetails: [{ name: 'http://evil.example' }] }
  const outcomes = await Promise.allSettled(
    Array.from({ length: 20 }, () => admin.orderEmails.resendReceiptEmail({ cusrtomerOrder: forged })),
  )
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
  const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []))
  for (const reason of refused) expect(reason).toMatchObject({ status: 429 })
  await shop.runJobs()
  const receipts = (await shop.emails()).filter(({ kind }) => kind === 'receipt')
  expect(receipts).toHaveLength(6)
  for (const { toEmail, fields } of receipts) {
    expect(toEmail).toBe('ann@example.com')
    expect(JSON.stringify(fields)).not.toContain('evil')
  }
  const { orderHistory } = await admin.orders.ordersHistory({})
  expect(orderHistory[0]).toMatchObject({ receiptEmailCount: 5, reviewEmailCount: 0 })

  await shop.db.update(auditEvents).set({ at: sql`now() - interval '25 hours'` })
  expect(await admin.orderEmails.resendReceiptEmail({ cusrtomerOrder: { _id: order.id } })).toMatchObject({
    message: apiEmailsMessages.stored,
  })
  await expect(admin.orderEmails.resendReceiptEmail({ cusrtomerOrder: { _id: randomUUID() } })).rejects.toMatchObject({
    status: 404,
  })
})

test('review invitations go out after shipping, with the public paths of the products', async () => {
  const shop = await createTestShop()
  const order = await shop.order()
  const admin = shop.as(await shop.admin())
  await expect(admin.orderEmails.sendReviewInvitation({ order: { _id: order.id } })).rejects.toThrow(
    'You can send a review invitation once the order has shipped.',
  )
  await admin.shipments.markOrderAsShipped({ orderId: order.id, orderNumber: order.number, ...parcel })
  const { orderHistory } = await admin.orderEmails.sendReviewInvitation({ order: { _id: order.id } })
  expect(orderHistory[0]?.reviewEmailCount).toBe(1)
  const [invitation] = (await shop.emails()).filter(({ kind }) => kind === 'review-invitation')
  expect(invitation).toMatchObject({
    toEmail: 'ann@example.com',
    fields: { products: [{ name: 'Lido', place: `/shop/women/sunglasses/round/${order.product.id}` }] },
  })
})
