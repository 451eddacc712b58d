import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditEvents } from '#db/tables/audit.ts'
import { invoices } from '#db/tables/invoices.ts'
import { orderLines } from '#db/tables/orders.ts'
import { refundLines, refunds } from '#db/tables/payments.ts'
import { variants } from '#db/tables/products.ts'
import { sandboxRefunds } from '#db/tables/sandbox.ts'
import { createTestShop } from '#test/create-test-shop.ts'
import { expectConsistentShop } from '#test/expect-consistent-shop.ts'
import { creditNotes, openRefundable, ship } from '#test/shops/open-refundable.ts'
import { recordProviderRefunds } from './record-charge.ts'

test('units of a shipped order are refunded with their tax, restocked, emailed and credited', async () => {
  const { shop, admin, ring, order, refund, ringLine } = await openRefundable()
  // 7.25% of 150.00 are 10.88; the rings bear 7.25 of it, so one of three 2.41.
  expect(await refund({ lines: [{ lineId: ringLine, quantity: 1 }], isRestocked: true })).toMatchObject({
    message: '$35.74 is being refunded. The customer gets an email.',
  })
  await shop.runJobs()

  expect(await shop.db.select().from(refunds)).toMatchObject([
    { reason: 'by-staff', motive: 'returned', amountCents: 35_74, state: 'done', isRestocked: true },
  ])
  expect(await shop.db.select().from(sandboxRefunds)).toMatchObject([{ amountCents: 35_74 }])
  expect((await shop.db.select().from(variants).where(eq(variants.productId, ring.id)))[0]?.onHand).toBe(8)
  expect((await shop.emails()).find(({ kind }) => kind === 'refunded')).toMatchObject({
    fields: { refundedCents: 35_74, hasShipping: false, lines: [{ name: 'Ring', quantity: 1 }] },
  })
  expect(await creditNotes(shop)).toMatchObject([
    {
      lines: [{ name: 'Ring', quantity: 1, unitPriceCents: -33_33, totalCents: -33_33 }],
      shipping: null,
      subtotalCents: -33_33,
      taxes: [{ rate: 7_250, netCents: -33_33, taxCents: -2_41 }],
      totalCents: -35_74,
    },
  ])
  const { order: shown } = await admin.orders.findOrder({ orderNumber: order.number })
  expect(shown).toMatchObject({ status: 'Shipped', refund: 'done', refunded: 35.74 })
  expect(shown.events).toContainEqual(expect.objectContaining({ kind: 'refunded', note: '$35.74' }))
  expect(await shop.db.select().from(auditEvents).where(eq(auditEvents.action, 'order.refunded'))).toHaveLength(1)
  await expectConsistentShop(shop)
})

test.each([undefined, 'inclusive_vat' as const])(
  'refunds of all units and of shipping add up to the payment, and their credit notes to the invoice (%s)',
  async (mode) => {
    const { shop, order, refund, found, ringLine, capLine } = await openRefundable(mode)
    await refund({ lines: [{ lineId: ringLine, quantity: 1 }] })
    await refund({ lines: [{ lineId: ringLine, quantity: 1 }], hasShipping: true, motive: 'late' })
    expect(await found()).toMatchObject({ shipping: 0, lines: [{ amounts: [expect.any(Number)] }, {}] })
    await refund({
      lines: [
        { lineId: ringLine, quantity: 1 },
        { lineId: capLine, quantity: 1 },
      ],
    })
    await shop.runJobs()
    expect(await found()).toMatchObject({ rest: 0, shipping: 0, lines: [{ amounts: [] }, { amounts: [] }] })
    await expect(refund({ lines: [{ lineId: capLine, quantity: 1 }] })).rejects.toMatchObject({
      status: 409,
      message: 'All units of Cap have already been refunded.',
    })

    const [invoice] = await shop.db.select().from(invoices).where(eq(invoices.kind, 'invoice'))
    const sums = { totalCents: 0, netCents: 0, taxCents: 0 }
    for (const content of [invoice?.content, ...(await creditNotes(shop))]) {
      const { totalCents, taxes } = Object(content)
      sums.totalCents += totalCents
      sums.netCents += taxes[0].netCents
      sums.taxCents += taxes[0].taxCents
    }
    expect(sums).toEqual({ totalCents: 0, netCents: 0, taxCents: 0 })
    expect(await shop.db.$count(refunds, eq(refunds.state, 'done'))).toBe(3)
    const { order: shown } = await shop.as(await shop.admin()).orders.findOrder({ orderNumber: order.number })
    expect(shown.refunded).toBe(shown.grandTotal)
    await expectConsistentShop(shop)
  },
)

test('refunds of nothing, of too much, of other orders and of orders that are not shipped are refused', async () => {
  const { shop, admin, refund, order, ringLine, capLine } = await openRefundable()
  const line = { lineId: capLine, quantity: 1 }
  await expect(refund({})).rejects.toMatchObject({ status: 400, message: 'Choose what to refund.' })
  await expect(refund({ lines: [line, line] })).rejects.toMatchObject({ status: 400 })
  await expect(refund({ lines: [{ ...line, quantity: 2 }] })).rejects.toMatchObject({
    status: 409,
    message: 'Only 1 of Cap can still be refunded.',
  })
  await expect(refund({ lines: [line], refunded: 1 })).rejects.toMatchObject({
    status: 409,
    message: 'This order was refunded in the meantime. Reload the page and check what is left.',
  })
  const other = await shop.order()
  await expect(refund({ orderId: other.id, lines: [line] })).rejects.toMatchObject({ status: 409 })
  await ship(shop, other)
  await expect(refund({ orderId: other.id, lines: [line] })).rejects.toMatchObject({ status: 404 })
  expect(await shop.db.$count(refunds)).toBe(0)

  const { charge } = await shop.payment.findSession(order.sessionId)
  const byHand = { chargeId: charge?.chargeId ?? '', currency: 'USD', amountCents: 150_00, idempotencyKey: 'by-hand' }
  await shop.payment.refund(byHand)
  expect(await recordProviderRefunds(shop, byHand.chargeId)).toBe(1)
  await expect(refund({ lines: [{ lineId: ringLine, quantity: 3 }] })).rejects.toMatchObject({
    status: 409,
    message: 'Only $25.83 of the payment is left to refund.',
  })
  const guest = shop.as(shop.guest())
  await expect(guest.payments.findRefundable({ orderNumber: order.number })).rejects.toMatchObject({ status: 401 })
  expect((await admin.orders.findOrder({ orderNumber: order.number })).order.refunded).toBe(150)
})

test('of refunds of the same units at once one is made, and the database refuses more units than were ordered', async () => {
  const { shop, refund, ringLine } = await openRefundable()
  const all = { lines: [{ lineId: ringLine, quantity: 2 }] }
  const outcomes = await Promise.allSettled([refund(all), refund(all), refund(all)])
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected', 'rejected'])
  await shop.runJobs()
  expect(await shop.db.$count(sandboxRefunds)).toBe(1)

  const [made] = await shop.db.select().from(refundLines)
  await expect(shop.db.update(refundLines).set({ quantity: 4 })).rejects.toMatchObject({
    cause: { message: 'More units would be refunded than were ordered' },
  })
  expect(made).toMatchObject({ orderLineId: ringLine, quantity: 2 })
  expect(await shop.db.$count(orderLines)).toBe(2)
})

test('of a partly shipped order the shipped units are refunded, and the others still ship', async () => {
  const shop = await createTestShop()
  const admin = shop.as(await shop.admin())
  const ring = await shop.product({ name: 'Ring', priceCents: 33_33, onHand: 10 })
  const order = await shop.order({ product: ring, quantity: 3, typed: { state: 'CA' } })
  const given = { hasShipping: false, motive: 'returned' as const, isRestocked: false, refunded: 0 }
  const { orderDetails } = (await admin.orders.findOrder({ orderNumber: order.number })).order
  const lineId = orderDetails[0]?._id ?? ''
  await expect(
    admin.payments.refundOrder({ ...given, orderId: order.id, lines: [{ lineId, quantity: 1 }] }),
  ).rejects.toThrow('Nothing of this order has shipped. Edit or cancel it instead.')
  const pack = (quantity: number) =>
    admin.shipments.addShipment({
      orderId: order.id,
      lines: [{ lineId, quantity }],
      carrier: null,
      trackingNumber: null,
    })
  await pack(2)

  const { refundable } = await admin.payments.findRefundable({ orderNumber: order.number })
  expect(refundable.lines).toMatchObject([{ amounts: [35.74, 71.49] }])
  await expect(
    admin.payments.refundOrder({ ...given, orderId: order.id, lines: [{ lineId, quantity: 3 }] }),
  ).rejects.toThrow('Only 2 of Ring can still be refunded.')
  await admin.payments.refundOrder({ ...given, orderId: order.id, lines: [{ lineId, quantity: 2 }] })
  await pack(1)
  await shop.runJobs()
  expect((await admin.orders.findOrder({ orderNumber: order.number })).order).toMatchObject({
    status: 'Shipped',
    refunded: 71.49,
  })
  const rest = (await admin.payments.findRefundable({ orderNumber: order.number })).refundable
  expect(rest.lines).toMatchObject([{ amounts: [35.75] }])
  await expectConsistentShop(shop)
})
