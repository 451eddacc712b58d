import { asc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditEvents } from '#db/tables/audit.ts'
import { invoices } from '#db/tables/invoices.ts'
import { orderLines } from '#db/tables/orders.ts'
import { refundLines, refunds } from '#db/tables/payments.ts'
import { variants } from '#db/tables/products.ts'
import { sandboxRefunds } from '#db/tables/sandbox.ts'
import { createTestShop, type TestShop } from '#test/create-test-shop.ts'
import { expectConsistentShop } from '#test/expect-consistent-shop.ts'
import { recordProviderRefunds } from './record-charge.ts'

/** A shipped order of three rings and a cap to California, by express. */
async function openShop(mode?: 'inclusive_vat') {
  const shop = await createTestShop()
  const admin = shop.as(await shop.admin())
  if (mode)
    await admin.settings.changeTaxation({ version: 0, values: { mode, vatRates: [{ country: 'US', rate: 19_000 }] } })
  const ring = await shop.product({ name: 'Ring', priceCents: 33_33, onHand: 10 })
  const cap = await shop.product({ name: 'Cap', priceCents: 50_01 })
  const order = await shop.order({
    product: ring,
    quantity: 3,
    also: [cap],
    typed: { state: 'CA', shipping: 'express' },
  })
  await ship(shop, order)
  const found = async () => (await admin.payments.findRefundable({ orderNumber: order.number })).refundable
  const [ringLine = '', capLine = ''] = (await found()).lines.map(({ lineId }) => lineId)
  const refund = async (wish: Partial<Parameters<typeof admin.payments.refundOrder>[0]>) => {
    const { refunded } = await found()
    const given = { lines: [], hasShipping: false, motive: 'returned' as const, isRestocked: false, refunded }
    return admin.payments.refundOrder({ orderId: order.id, ...given, ...wish })
  }
  return { shop, admin, ring, order, found, refund, ringLine, capLine }
}

async function ship(shop: TestShop, { id: orderId, number: orderNumber }: { id: string; number: string }) {
  const parcel = { orderId, orderNumber, trackingNumber: '9400 1000' }
  await shop.as(await shop.admin()).shipments.markOrderAsShipped(parcel)
  await shop.runJobs()
}

const creditNotes = async (shop: TestShop) =>
  (await shop.db.select().from(invoices).where(eq(invoices.kind, 'credit-note')).orderBy(asc(invoices.position))).map(
    ({ content }) => content,
  )

test('units of a shipped order are refunded with their tax, restocked, emailed and credited', async () => {
  const { shop, admin, ring, order, refund, ringLine } = await openShop()
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
    const { shop, order, refund, found, ringLine, capLine } = await openShop(mode)
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
  const { shop, admin, refund, order, ringLine, capLine } = await openShop()
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
  const { shop, refund, ringLine } = await openShop()
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

test('an amount is refunded before anything ships, with an email and a credit note, and a cancellation refunds the rest', async () => {
  const shop = await createTestShop()
  const admin = shop.as(await shop.admin())
  const product = await shop.product({ priceCents: 100_00, onHand: 5 })
  const order = await shop.order({ product, quantity: 2, typed: { state: 'CA', shipping: 'standard' } })
  const { refundable } = await admin.payments.findRefundable({ orderNumber: order.number })
  expect(refundable).toMatchObject({ hasShipped: false, rest: 214.5, refunded: 0, lines: [{ amounts: [] }] })
  const given = { orderId: order.id, lines: [], hasShipping: false, isRestocked: false, motive: 'late' as const }
  expect(await admin.payments.refundOrder({ ...given, amount: 20.05, refunded: 0 })).toMatchObject({
    message: '$20.05 is being refunded. The customer gets an email.',
  })
  await shop.runJobs()
  expect((await shop.emails()).find(({ kind }) => kind === 'refunded')).toMatchObject({
    fields: { refundedCents: 20_05, hasShipping: false, lines: [] },
  })
  expect((await admin.orders.findOrder({ orderNumber: order.number })).order).toMatchObject({
    status: 'Proccessing',
    refund: 'done',
    refunded: 20.05,
  })

  await admin.orders.cancelOrder({ orderToCancel: order.id })
  await shop.runJobs()
  const notes = await creditNotes(shop)
  expect(notes).toMatchObject([{ totalCents: -20_05, lines: [], shipping: null }, { totalCents: -194_45 }])
  expect(taxOf(notes)).toEqual({ netCents: -200_00, taxCents: -14_50 })
  await expect(admin.payments.refundOrder({ ...given, amount: 1, refunded: 214.5 })).rejects.toMatchObject({
    status: 409,
    message: 'Only $0.00 of the payment is left to refund.',
  })
  await expectConsistentShop(shop)
})

const taxOf = (papers: readonly unknown[]) => {
  const taxes = papers.flatMap((paper) => Object(paper).taxes as { netCents: number; taxCents: number }[])
  return {
    netCents: taxes.reduce((sum, { netCents }) => sum + netCents, 0),
    taxCents: taxes.reduce((sum, { taxCents }) => sum + taxCents, 0),
  }
}

test('an amount beside items is what is paid for them, and no rate of tax is credited twice', async () => {
  const { shop, refund, found, ringLine, capLine } = await openShop()
  // Of 175.83 in all, 150.00 are taxed with 10.88, and shipping is 14.95.
  await refund({ amount: 10, motive: 'goodwill' })
  await shop.runJobs()
  const all = {
    lines: [
      { lineId: ringLine, quantity: 3 },
      { lineId: capLine, quantity: 1 },
    ],
  }
  await expect(refund({ ...all, amount: 160.89 })).rejects.toMatchObject({
    status: 400,
    message: 'The items you chose are worth $160.88. Refund at most that, or choose no items.',
  })
  await refund({ ...all, amount: 155.83, isRestocked: true })
  await shop.runJobs()
  expect(await found()).toMatchObject({ refunded: 165.83, rest: 10, shipping: 14.95 })
  await expect(refund({ hasShipping: true })).rejects.toMatchObject({ status: 409 })
  await refund({ hasShipping: true, amount: 10 })
  expect(await found()).toMatchObject({ rest: 0, shipping: 0 })
  await shop.runJobs()
  const notes = await creditNotes(shop)
  expect(notes.map((note) => Object(note).totalCents)).toEqual([-10_00, -155_83, -10_00])
  expect(taxOf(notes)).toEqual({ netCents: -150_00, taxCents: -10_88 })
  await expectConsistentShop(shop)
})

test('shipping that was refunded does not become an amount for nothing', async () => {
  const { refund } = await openShop()
  await refund({ hasShipping: true })
  await expect(refund({ hasShipping: true, amount: 5 })).rejects.toMatchObject({
    status: 409,
    message: 'No shipping is left to refund. Choose items, or an amount alone.',
  })
})

test('items after an amount are credited by what is left of each rate', async () => {
  const { shop, refund, ringLine, capLine } = await openShop()
  await refund({ amount: 14.95, motive: 'goodwill' })
  await shop.runJobs()
  await refund({
    lines: [
      { lineId: ringLine, quantity: 3 },
      { lineId: capLine, quantity: 1 },
    ],
  })
  await shop.runJobs()
  const notes = await creditNotes(shop)
  expect(notes).toMatchObject([{ totalCents: -14_95 }, { totalCents: -160_88, lines: [], shipping: null }])
  expect(taxOf(notes)).toEqual({ netCents: -150_00, taxCents: -10_88 })
  await expectConsistentShop(shop)
})

test('amounts of nothing, below it, of half a cent and above what is left are refused', async () => {
  const { shop, refund } = await openShop()
  for (const amount of [0, -5, 1.005, Number.NaN]) {
    await expect(refund({ amount })).rejects.toMatchObject({ status: 400 })
  }
  await expect(refund({ amount: 175.84 })).rejects.toMatchObject({
    status: 409,
    message: 'Only $175.83 of the payment is left to refund.',
  })
  await expect(refund({ amount: 5, refunded: 1 })).rejects.toMatchObject({ status: 409 })
  const outcomes = await Promise.allSettled([
    refund({ amount: 100, refunded: 0 }),
    refund({ amount: 100, refunded: 0 }),
    refund({ amount: 100, refunded: 0 }),
  ])
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected', 'rejected'])
  await shop.runJobs()
  expect(await shop.db.select().from(sandboxRefunds)).toMatchObject([{ amountCents: 100_00 }])
  await expectConsistentShop(shop)
})
