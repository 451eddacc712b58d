import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditEvents } from '#db/tables/audit.ts'
import { shopClock } from '#db/tables/clock.ts'
import { discounts } from '#db/tables/discounts.ts'
import { orderLines, orders } from '#db/tables/orders.ts'
import { refunds } from '#db/tables/payments.ts'
import { variants } from '#db/tables/products.ts'
import { returnLines, returnPhotos, returns } from '#db/tables/returns.ts'
import { sandboxRefunds } from '#db/tables/sandbox.ts'
import { createTestShop, type Person, type TestShop } from '#test/create-test-shop.ts'
import { expectConsistentShop } from '#test/expect-consistent-shop.ts'
import { goodImages } from '#test/image-corpus.ts'
import { trackKey } from '../orders/order-links.ts'

type Wish = 'refund' | 'exchange' | 'code'

/** A shipped order of three rings in size 52 to California, of a guest by default. */
async function openShop(by?: Person) {
  const shop = await createTestShop()
  const admin = shop.as(await shop.admin())
  const ring = await shop.product({ name: 'Ring', priceCents: 33_33, sizes: [52, 54], onHand: 10 })
  const order = await shop.order({ product: ring, quantity: 3, typed: { state: 'CA' }, ...(by && { by }) })
  await admin.shipments.markOrderAsShipped({
    orderId: order.id,
    orderNumber: order.number,
    trackingNumber: '9400 1000',
  })
  await shop.runJobs()
  const link = { orderNumber: order.number, key: trackKey(shop, order.number, 'whole') }
  const guest = shop.as(shop.guest()).returns
  const { returnable } = await guest.findReturnable(link)
  const [line] = returnable.lines
  if (!line) throw new Error('Nothing can be returned')
  const request = async (quantity: number, wish: Wish = 'refund', more: { photos?: string[]; note?: string } = {}) => {
    const { returnsSeen } = (await guest.findReturnable(link)).returnable
    const wantedVariantId = wish === 'exchange' ? (line.choices[0]?.variantId ?? null) : null
    const asked = { lineId: line.lineId, quantity, reason: 'size' as const, wantedVariantId, ...more }
    return (await guest.requestReturn({ ...link, wish, returnsSeen, lines: [asked] })).orderReturn
  }
  const receive = (returnId: string, received: number, restocked = received) =>
    admin.returns.receiveReturn({ returnId, lines: [{ lineId: line.lineId, received, restocked }] })
  const stockOf = async (size: string) => {
    const all = await shop.db.select().from(variants).where(eq(variants.productId, ring.id))
    const found = all.find((each) => String(each.size) === size)
    return { onHand: found?.onHand, reserved: found?.reserved }
  }
  return { shop, admin, ring, order, link, guest, line, returnable, request, receive, stockOf }
}

const mailed = async (shop: TestShop) =>
  (await shop.emails()).filter(({ kind }) => kind === 'return-changed').map(({ subject }) => subject)

test('a guest returns a unit by the link of their emails: approved, received, restocked and refunded, an email each time', async () => {
  const { shop, admin, order, link, guest, returnable, request, receive, stockOf } = await openShop()
  expect(returnable).toMatchObject({
    isOpen: true,
    wishes: ['refund', 'exchange'],
    lines: [{ name: 'Ring', left: 3, choices: [{ size: 54, left: 10 }] }],
  })
  const { _id: returnId, number } = await request(1, 'refund', { note: 'Too small' })
  expect(await admin.returns.listReturns({})).toMatchObject({
    counts: { requested: 1, approved: 0 },
    returns: [{ number, orderNumber: order.number, units: 1, item: 'Ring' }],
  })
  await admin.returns.approveReturn({ returnId, wish: 'refund', answer: 'Of course.' })
  const tracked = await shop.as(shop.guest()).orders.trackedOrder(link)
  expect(tracked.order.returns).toMatchObject([{ number, status: 'approved', answer: 'Of course.', units: 1 }])
  await receive(returnId, 1)
  expect(await stockOf('52')).toEqual({ onHand: 8, reserved: 0 })
  const { worth, refundedBefore } = await admin.returns.readReturn({ returnId })
  expect(worth).toBe(35.74)
  await admin.returns.closeReturn({ returnId, outcome: 'refund', refunded: refundedBefore })
  await shop.runJobs()

  const { orderReturn } = await guest.findReturn({ ...link, returnNumber: number })
  expect(orderReturn).toMatchObject({ status: 'closed', outcome: 'refund', refunded: 35.74, credited: 0 })
  expect(await shop.db.select().from(sandboxRefunds)).toMatchObject([{ amountCents: 35_74 }])
  expect(await mailed(shop)).toEqual([
    `We received your return request ${number}`,
    `Your return ${number} is approved`,
    `Your return ${number} has arrived`,
    `Your return ${number} is completed`,
  ])
  expect((await shop.emails()).filter(({ kind }) => kind === 'refunded')).toEqual([])
  expect((await shop.emails()).find(({ kind }) => kind === 'return-to-answer')?.toEmail).toBe('owner@mg.example.com')
  const noted = await shop.db.select().from(auditEvents).where(eq(auditEvents.subjectKind, 'return'))
  expect(noted.map(({ action }) => action).toSorted()).toEqual(['return.approved', 'return.closed', 'return.received'])
  const { order: shown } = await admin.orders.findOrder({ orderNumber: order.number })
  expect(shown).toMatchObject({ refunded: 35.74, orderDetails: [{ returned: 1 }] })
  expect(shown.invoices.map(({ kind }) => kind)).toEqual(['invoice', 'credit-note'])
  await expectConsistentShop(shop)
})

test('an exchange reserves its units at approval and becomes an order without a payment, which can be canceled', async () => {
  const { shop, admin, order, request, receive, stockOf, link } = await openShop()
  const { _id: returnId } = await request(2, 'exchange')
  expect(await stockOf('54')).toEqual({ onHand: 10, reserved: 0 })
  await admin.returns.approveReturn({ returnId, wish: 'exchange' })
  expect(await stockOf('54')).toEqual({ onHand: 10, reserved: 2 })
  await expectConsistentShop(shop)
  await receive(returnId, 1, 0)
  expect(await stockOf('54')).toEqual({ onHand: 10, reserved: 1 })
  const { orderReturn } = await admin.returns.closeReturn({ returnId, outcome: 'exchange', refunded: 0 })
  await shop.runJobs()

  expect(orderReturn).toMatchObject({ refunded: 0, credited: 35.74, exchangeOrder: expect.any(String) })
  expect(await stockOf('54')).toEqual({ onHand: 9, reserved: 0 })
  const orderNumber = orderReturn.exchangeOrder ?? ''
  const { order: exchange } = await admin.orders.findOrder({ orderNumber })
  expect(exchange).toMatchObject({
    status: 'Proccessing',
    exchangeOf: order.number,
    grandTotal: 35.74,
    orderDetails: [{ name: 'Ring', selectedSize: 54, quantity: 1, unitPrice: 33.33 }],
    invoices: [{ kind: 'invoice' }],
  })
  expect(await shop.db.$count(sandboxRefunds)).toBe(0)
  const first = (await admin.orders.findOrder({ orderNumber: order.number })).order
  expect(first).toMatchObject({ refund: null, refunded: 0, credited: 35.74 })
  expect(first.invoices.map(({ kind }) => kind)).toEqual(['invoice', 'credit-note'])
  await expectConsistentShop(shop)

  const [placed] = await shop.db.select().from(orders).where(eq(orders.number, orderNumber))
  await admin.orders.cancelOrder({ orderToCancel: placed?.id ?? '' })
  await shop.runJobs()
  expect(await shop.db.select().from(sandboxRefunds)).toMatchObject([{ amountCents: 35_74 }])
  expect(await stockOf('54')).toEqual({ onHand: 10, reserved: 0 })
  await expectConsistentShop(shop)
  expect((await shop.as(shop.guest()).orders.trackedOrder(link)).order.returns).toMatchObject([
    { outcome: 'exchange', exchangeOrder: orderNumber },
  ])
})

test('an exchange of the order of an exchange is refunded to the first card, also from the dashboard of the provider', async () => {
  const { shop, admin, order, request, receive } = await openShop()
  const { _id: returnId } = await request(1, 'exchange')
  await admin.returns.approveReturn({ returnId, wish: 'exchange' })
  await receive(returnId, 1)
  const { orderReturn } = await admin.returns.closeReturn({ returnId, outcome: 'exchange', refunded: 0 })
  const orderNumber = orderReturn.exchangeOrder ?? ''
  const [placed] = await shop.db.select().from(orders).where(eq(orders.number, orderNumber))
  await admin.shipments.markOrderAsShipped({ orderId: placed?.id ?? '', orderNumber, trackingNumber: '9400 2000' })
  const { refundable } = await admin.payments.findRefundable({ orderNumber })
  const lines = refundable.lines.map(({ lineId }) => ({ lineId, quantity: 1 }))
  const wish = { lines, hasShipping: false, motive: 'returned' as const, isRestocked: false, refunded: 0 }
  await admin.payments.refundOrder({ orderId: refundable.orderId, ...wish })
  await shop.runJobs()
  expect(await shop.db.select().from(sandboxRefunds)).toMatchObject([{ amountCents: 35_74 }])

  const { charge } = await shop.payment.findSession(order.sessionId)
  const left = { chargeId: charge?.chargeId ?? '', currency: 'USD', amountCents: 71_50, idempotencyKey: 'by-hand' }
  await shop.payment.refund(left)
  await admin.reconciliation.startReconciliation({})
  await shop.runJobs()
  const booked = await shop.db.select().from(refunds)
  expect(booked.map(({ amountCents, transferredCents }) => [amountCents, transferredCents]).toSorted()).toEqual([
    [35_74, 0],
    [35_74, 35_74],
    [71_50, 0],
  ])
  await expectConsistentShop(shop)
})

test('a return that is declined, canceled or not sent in time releases what was reserved for it', async () => {
  const { shop, admin, link, guest, request, stockOf } = await openShop()
  for (const end of ['decline', 'cancel', 'expire'] as const) {
    const { _id: returnId, number } = await request(3, 'exchange')
    await admin.returns.approveReturn({ returnId, wish: 'exchange' })
    expect(await stockOf('54')).toEqual({ onHand: 10, reserved: 3 })
    if (end === 'decline') await admin.returns.declineReturn({ returnId, answer: 'It was worn.' })
    if (end === 'cancel') await guest.cancelReturn({ ...link, returnNumber: number })
    if (end === 'expire') {
      await shop.db.update(shopClock).set({ aheadDays: 14 })
      await shop.db.transaction((tx) => shop.enqueue(tx, 'expireReturns', {}))
      await shop.runJobs()
    }
    expect(await stockOf('54')).toEqual({ onHand: 10, reserved: 0 })
    await expectConsistentShop(shop)
  }
  const ended = await shop.db.select().from(returns).orderBy(returns.number)
  expect(ended.map(({ status, outcome }) => outcome ?? status)).toEqual(['declined', 'canceled', 'expired'])
  expect((await mailed(shop)).filter((subject) => !/request|approved/.test(subject))).toHaveLength(3)
})

test('of two admins at once one answers, and of two who close one refunds', async () => {
  const { shop, admin, request, receive } = await openShop()
  const { _id: returnId } = await request(3)
  const answers = await Promise.allSettled([
    admin.returns.approveReturn({ returnId, wish: 'refund' }),
    admin.returns.approveReturn({ returnId, wish: 'refund' }),
    admin.returns.declineReturn({ returnId, answer: 'No.' }).then(() => Promise.reject(new Error('Declined later'))),
  ])
  expect(answers.filter(({ status }) => status === 'fulfilled').length).toBeLessThan(2)
  const [now] = await shop.db.select().from(returns)
  if (now?.status === 'declined') return
  await receive(returnId, 3, 2)
  const close = () => admin.returns.closeReturn({ returnId, outcome: 'refund', refunded: 0 })
  const closed = await Promise.allSettled([close(), close(), close()])
  expect(closed.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected', 'rejected'])
  await shop.runJobs()
  expect(await shop.db.$count(sandboxRefunds)).toBe(1)
  await expectConsistentShop(shop)
})

test('a return becomes store credit of what was paid, with a code for its buyer alone and a credit note', async () => {
  const { shop, admin, request, receive, order } = await openShop()
  const { version, settings } = { version: 0, settings: await shop.settings.read() }
  await admin.settings.changeReturns({ version, values: { ...settings.returns, offersCode: true } })
  const { _id: returnId } = await request(2, 'code')
  await admin.returns.approveReturn({ returnId, wish: 'code' })
  await receive(returnId, 2)
  const { orderReturn } = await admin.returns.closeReturn({ returnId, outcome: 'code', refunded: 0 })
  await shop.runJobs()
  expect(orderReturn).toMatchObject({ refunded: 0, credited: 71.49, code: expect.stringMatching(/\w{6,}/) })
  expect(await shop.db.select().from(discounts)).toMatchObject([
    { kind: 'store_credit', balanceCents: 71_49, ownerEmail: 'ann@example.com', origin: 'return' },
  ])
  expect(await shop.db.$count(sandboxRefunds)).toBe(0)
  const email = (await shop.emails()).findLast(({ kind }) => kind === 'return-changed')
  expect(email?.fields).toMatchObject({ code: orderReturn.code, creditedCents: 71_49 })
  const { order: shown } = await admin.orders.findOrder({ orderNumber: order.number })
  expect(shown.invoices.map(({ kind }) => kind)).toEqual(['invoice', 'credit-note'])
  await expectConsistentShop(shop)
})

test('what was kept for lost value is not refunded, and nothing at all needs a reason', async () => {
  const { shop, admin, request, receive } = await openShop()
  const { _id: returnId } = await request(1)
  await admin.returns.approveReturn({ returnId, wish: 'refund' })
  await receive(returnId, 1, 0)
  const close = { returnId, refunded: 0, note: 'A scratch.' }
  await expect(admin.returns.closeReturn({ ...close, outcome: 'refund', deduction: 35.74 })).rejects.toMatchObject({
    status: 400,
  })
  await expect(admin.returns.closeReturn({ ...close, outcome: 'nothing', note: ' ' })).rejects.toMatchObject({
    message: 'Write the reason for the customer.',
  })
  await admin.returns.closeReturn({ ...close, outcome: 'refund', deduction: 5.74 })
  await shop.runJobs()
  expect(await shop.db.select().from(sandboxRefunds)).toMatchObject([{ amountCents: 30_00 }])
  await expectConsistentShop(shop)
})

test('requests after the window, of too much, of other orders and without the key are refused', async () => {
  const { shop, admin, link, guest, line, request, order } = await openShop()
  const asked = { lineId: line.lineId, quantity: 1, reason: 'size' as const }
  const ask = (more: object) =>
    guest.requestReturn({ ...link, wish: 'refund', returnsSeen: 0, lines: [asked], ...more })
  await expect(ask({ lines: [{ ...asked, quantity: 4 }] })).rejects.toMatchObject({
    status: 409,
    message: 'Only 3 of Ring can still be returned.',
  })
  await expect(ask({ lines: [asked, asked] })).rejects.toMatchObject({ status: 400 })
  await expect(ask({ wish: 'code' })).rejects.toMatchObject({ status: 409 })
  await expect(ask({ wish: 'exchange' })).rejects.toMatchObject({
    message: 'Choose what Ring should be exchanged for.',
  })
  const masked = trackKey(shop, order.number, 'masked')
  for (const key of ['nonsense', masked]) await expect(ask({ key })).rejects.toMatchObject({ status: 404 })
  await expect(ask({ key: undefined })).rejects.toMatchObject({ status: 404, message: 'Order not found.' })
  await expect(
    shop.as(await shop.customer()).returns.findReturnable({ orderNumber: order.number }),
  ).rejects.toMatchObject({
    status: 404,
  })

  await request(2)
  await expect(ask({})).rejects.toMatchObject({ status: 409 })
  await expect(request(2)).rejects.toMatchObject({ message: 'Only 1 of Ring can still be returned.' })
  const outcomes = await Promise.allSettled([ask({ returnsSeen: 1 }), ask({ returnsSeen: 1 })])
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  await expect(shop.db.update(returnLines).set({ quantity: 3 })).rejects.toMatchObject({
    cause: { message: 'More units would be returned than were shipped' },
  })
  await shop.db.update(shopClock).set({ aheadDays: 40 })
  await expect(ask({ returnsSeen: 2 })).rejects.toMatchObject({
    status: 409,
    message: expect.stringContaining('is over'),
  })
  const [first] = await shop.db.select().from(returns)
  for (const returnId of [first?.id ?? '']) {
    await expect(admin.returns.receiveReturn({ returnId, lines: [] })).rejects.toMatchObject({
      message: 'This return has not been approved yet.',
    })
  }
  expect(await shop.db.$count(refunds)).toBe(0)
  expect(await shop.db.$count(orderLines, eq(orderLines.returnedQuantity, 0))).toBe(1)
})

test('a sold-out exchange is refused with a sentence, and what costs more too', async () => {
  const { shop, admin, ring, request } = await openShop()
  const { _id: returnId } = await request(1, 'exchange')
  const other = ring.variants.find(({ size }) => String(size) === '54')
  await shop.db
    .update(variants)
    .set({ onHand: 0 })
    .where(eq(variants.id, other?.id ?? ''))
  await expect(admin.returns.approveReturn({ returnId, wish: 'exchange' })).rejects.toMatchObject({
    status: 409,
    message: expect.stringContaining('Ring'),
  })
  await admin.returns.approveReturn({ returnId, wish: 'refund' })
  await expectConsistentShop(shop)
})

test('photos belong to the order they were uploaded for, and those that no return uses are deleted after a day', async () => {
  const { shop, link, guest, request } = await openShop()
  const file = new Uint8Array(Object.values(await goodImages())[0] ?? Buffer.alloc(0))
  const upload = async () => (await guest.uploadReturnPhoto({ ...link, file })).secure_url
  const [used, left] = [await upload(), await upload()]
  await expect(guest.uploadReturnPhoto({ ...link, key: 'nonsense', file })).rejects.toMatchObject({ status: 404 })
  const { lines } = await request(1, 'refund', { photos: [used] })
  expect(lines).toMatchObject([{ photos: [used] }])
  await expect(request(1, 'refund', { photos: [used] })).rejects.toMatchObject({ status: 400 })

  await shop.db.update(shopClock).set({ aheadDays: 2 })
  await shop.db.transaction((tx) => shop.enqueue(tx, 'sweepUploads', {}))
  await shop.runJobs()
  expect(await shop.db.$count(returnPhotos)).toBe(1)
  expect(left).not.toBe(used)
})

test('a customer returns their own order and finds it in the copy of their data; the open return keeps the account', async () => {
  const shop = await createTestShop()
  const ann = await shop.customer('ann@example.com')
  const { id: orderId, number: orderNumber } = await shop.order({ by: ann })
  const admin = shop.as(await shop.admin())
  await admin.shipments.markOrderAsShipped({ orderId, orderNumber, trackingNumber: '9400 1000' })
  const own = shop.as(ann)
  const { returnable } = await own.returns.findReturnable({ orderNumber })
  const lines = returnable.lines.map(({ lineId, left }) => ({
    lineId,
    quantity: left,
    reason: 'other' as const,
    note: 'Gift',
  }))
  const { orderReturn } = await own.returns.requestReturn({ orderNumber, wish: 'refund', returnsSeen: 0, lines })
  expect((await own.privacy.downloadMyData({})).myData.returns).toMatchObject([{ lines: [{ note: 'Gift' }] }])
  await expect(admin.privacy.deleteCustomer({ customerId: ann.id })).rejects.toMatchObject({ status: 409 })
  await own.returns.cancelReturn({ orderNumber, returnNumber: orderReturn.number })
  await admin.privacy.deleteCustomer({ customerId: ann.id })
  expect(await shop.db.select().from(returnLines)).toMatchObject([{ note: '' }])
})

test('what has shipped of an order is returned before the rest ships', async () => {
  const shop = await createTestShop()
  const admin = shop.as(await shop.admin())
  const ring = await shop.product({ name: 'Ring', priceCents: 33_33, onHand: 10 })
  const order = await shop.order({ product: ring, quantity: 3 })
  const link = { orderNumber: order.number, key: trackKey(shop, order.number, 'whole') }
  const guest = shop.as(shop.guest()).returns
  const { returnable } = await guest.findReturnable(link)
  expect(returnable).toMatchObject({ until: null, isOpen: false, lines: [{ left: 0 }] })
  const lineId = returnable.lines[0]?.lineId ?? ''
  const ask = (quantity: number) =>
    guest.requestReturn({ ...link, wish: 'refund', returnsSeen: 0, lines: [{ lineId, quantity, reason: 'size' }] })
  await expect(ask(1)).rejects.toThrow('This order has not shipped yet.')
  const pack = (quantity: number) =>
    admin.shipments.addShipment({
      orderId: order.id,
      lines: [{ lineId, quantity }],
      carrier: null,
      trackingNumber: null,
    })
  await pack(2)
  await expect(ask(3)).rejects.toThrow('Only 2 of Ring can still be returned.')
  const { _id: returnId } = (await ask(2)).orderReturn
  await admin.returns.approveReturn({ returnId, wish: 'refund' })
  await admin.returns.receiveReturn({ returnId, lines: [{ lineId, received: 2, restocked: 2 }] })
  await admin.returns.closeReturn({ returnId, outcome: 'refund', refunded: 0 })
  await pack(1)
  await shop.runJobs()
  expect((await admin.orders.findOrder({ orderNumber: order.number })).order).toMatchObject({
    status: 'Shipped',
    refunded: 66.66,
    orderDetails: [{ returned: 2 }],
  })
  expect((await guest.findReturnable(link)).returnable).toMatchObject({ isOpen: true, lines: [{ left: 1 }] })
  await expectConsistentShop(shop)
})
