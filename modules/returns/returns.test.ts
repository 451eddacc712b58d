import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditEvents } from '#db/tables/audit.ts'
import { shopClock } from '#db/tables/clock.ts'
import { discounts } from '#db/tables/discounts.ts'
import { returnLines, returns } from '#db/tables/returns.ts'
import { sandboxRefunds } from '#db/tables/sandbox.ts'
import { createTestShop } from '#test/create-test-shop.ts'
import { downloadData } from '#test/download-data.ts'
import { expectConsistentShop } from '#test/expect-consistent-shop.ts'
import { openReturns, sentSubjects } from '#test/open-returns.ts'
import { trackKey } from '../order-tracking/order-links.ts'

test('a guest returns a unit by the link of their emails: approved, received, restocked and refunded, an email each time', async () => {
  const { shop, admin, order, link, guest, returnable, request, receive, stockOf } = await openReturns()
  expect(returnable).toMatchObject({
    isOpen: true,
    wishes: ['refund', 'exchange', 'code'],
    lines: [{ name: 'Ring', left: 3, choices: [{ size: 54, left: 10 }] }],
  })
  const { _id: returnId, number } = await request(1, 'refund', { note: 'Too small' })
  expect(await admin.returns.listReturns({})).toMatchObject({
    counts: { requested: 1, approved: 0 },
    returns: [{ number, orderNumber: order.number, units: 1, item: 'Ring' }],
  })
  await admin.returns.approveReturn({ returnId, wish: 'refund', answer: 'Of course.' })
  const tracked = await shop.as(shop.guest()).orderTracking.trackedOrder(link)
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
  expect(await sentSubjects(shop)).toEqual([
    `We received your return request ${number}`,
    `Your return ${number} is approved`,
    `Your return ${number} has arrived`,
    `Your return ${number} is complete`,
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

test('a return that is declined, canceled or not sent in time releases what was reserved for it', async () => {
  const { shop, admin, link, guest, request, stockOf } = await openReturns()
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
  expect((await sentSubjects(shop)).filter((subject) => !/request|approved/.test(subject))).toHaveLength(3)
})

test('a return becomes store credit of what was paid, with a code for its buyer alone and a credit note', async () => {
  const { shop, admin, request, receive, order } = await openReturns()
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

test('of the code that a return became support sees the end; managers and its buyer see all of it', async () => {
  const { shop, admin, link, guest, request, receive } = await openReturns()
  const values = { ...(await shop.settings.read()).returns, offersCode: true }
  await admin.settings.changeReturns({ version: 0, values })
  const { _id: returnId, number: returnNumber } = await request(2, 'code')
  await admin.returns.approveReturn({ returnId, wish: 'code' })
  await receive(returnId, 2)
  const manager = shop.as(await shop.staff('manager')).returns
  const code = (await manager.closeReturn({ returnId, outcome: 'code', refunded: 0 })).orderReturn.code ?? ''
  expect(code).toMatch(/^\w{12}$/)
  expect((await manager.readReturn({ returnId })).orderReturn.code).toBe(code)
  expect((await guest.findReturn({ ...link, returnNumber })).orderReturn.code).toBe(code)
  const { orderReturn } = await shop.as(await shop.staff('support')).returns.readReturn({ returnId })
  expect(orderReturn).toMatchObject({ credited: 71.49, code: `…${code.slice(-4)}` })
  expect(JSON.stringify(orderReturn)).not.toContain(code)
})

test('what was kept for lost value is not refunded, and nothing at all needs a reason', async () => {
  const { shop, admin, request, receive } = await openReturns()
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
  expect((await downloadData(shop, ann)).returns).toMatchObject([{ lines: [{ note: 'Gift' }] }])
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
