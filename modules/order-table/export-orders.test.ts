import { parse } from 'csv-parse/sync'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { UnpaidRefundError } from '#contract/errors.ts'
import { payments, refunds } from '#db/tables/payments.ts'
import { variants } from '#db/tables/products.ts'
import { createTestShop, type TestShop, type TestShopOptions } from '#test/create-test-shop.ts'
import { openReturns } from '#test/open-returns.ts'
import { recordProviderRefunds } from '../payments/record-charge.ts'

/** An order of three rings and a cap to California, by express: 107.24 and 53.64 with their tax, and 14.95. */
async function openShop(options: TestShopOptions = {}) {
  const shop = await createTestShop(options)
  const admin = shop.as(await shop.admin())
  const ring = await shop.product({ name: 'Ring', priceCents: 33_33, onHand: 10 })
  const cap = await shop.product({ name: 'Cap', priceCents: 50_01 })
  const { id: orderId, number: orderNumber } = await shop.order({
    product: ring,
    quantity: 3,
    also: [cap],
    typed: { state: 'CA', shipping: 'express' },
  })
  const ship = () => admin.shipments.markOrderAsShipped({ orderId, orderNumber, trackingNumber: '9400 1000' })
  const refund = async (wish: { units?: [number, number]; amount?: number; hasShipping?: boolean }) => {
    const { refundable } = await admin.payments.findRefundable({ orderNumber })
    const lines = refundable.lines.flatMap(({ lineId }, at) => {
      const quantity = wish.units?.[at] ?? 0
      return quantity > 0 ? [{ lineId, quantity }] : []
    })
    const { amount = null, hasShipping = false } = wish
    const given = { motive: 'other' as const, isRestocked: false, refunded: refundable.refunded }
    await admin.payments.refundOrder({ orderId, lines, amount, hasShipping, ...given })
    await shop.runJobs()
  }
  return { shop, admin, orderId, ship, refund, rows: () => rowsOf(shop) }
}

/** Units and amounts that were refunded of each line, and at the end what was refunded of the order. */
async function rowsOf(shop: TestShop) {
  const { csv } = await shop.as(await shop.admin()).orderTable.exportOrders({})
  const rows: Record<string, string>[] = parse(csv, { columns: true })
  return [
    ...rows.map((row) => `${row['Units refunded']} ${row['Line refunded']}`),
    ...rows.flatMap((row) => (row.Line === '1' ? [[row.Refunded, row['Exchanged or store credit']].join(' ')] : [])),
  ]
}

test('units and shipping that are refunded at their worth are those of their lines', async () => {
  const { ship, refund, rows } = await openShop()
  await ship()
  await refund({ units: [1, 0] })
  expect(await rows()).toEqual(['1 35.74', '0 0.00', '35.74 0.00'])
  await refund({ units: [2, 1], hasShipping: true })
  expect(await rows()).toEqual(['3 107.24', '1 53.64', '175.83 0.00'])
})

test('of units that are refunded for less, each line has its share, and shipping too', async () => {
  const { ship, refund, rows } = await openShop()
  await ship()
  // Of 35.74 and 53.64.
  await refund({ units: [1, 1], amount: 44.68 })
  expect(await rows()).toEqual(['1 17.87', '1 26.81', '44.68 0.00'])
  // Of 71.50 and 14.95.
  await refund({ units: [2, 0], hasShipping: true, amount: 10 })
  expect(await rows()).toEqual(['3 26.14', '1 26.81', '54.68 0.00'])
})

test('an amount and a refund at the payment provider are of no line', async () => {
  const { shop, refund, rows } = await openShop()
  await refund({ amount: 5 })
  const [paid] = await shop.db.select().from(payments)
  const byHand = { chargeId: paid?.chargeId ?? '', currency: 'USD', amountCents: 10_00, idempotencyKey: 'by-hand' }
  await shop.payment.refund(byHand)
  await recordProviderRefunds(shop, byHand.chargeId)
  expect(await rows()).toEqual(['0 0.00', '0 0.00', '15.00 0.00'])
})

test('a canceled order is refunded by line, less what was refunded before', async () => {
  const { shop, admin, orderId, rows } = await openShop()
  await admin.orders.cancelOrder({ orderToCancel: orderId })
  expect(await rows()).toEqual(['3 0.00', '1 0.00', '0.00 0.00'])
  await shop.runJobs()
  expect(await rows()).toEqual(['3 107.24', '1 53.64', '175.83 0.00'])

  const other = await openShop()
  await other.refund({ hasShipping: true })
  await other.refund({ amount: 60.88 })
  await other.admin.orders.cancelOrder({ orderToCancel: other.orderId })
  await other.shop.runJobs()
  // 100.00 of 160.88.
  expect(await other.rows()).toEqual(['3 66.66', '1 33.34', '175.83 0.00'])
})

test('what the provider has not paid yet is not refunded', async () => {
  const refusals = { left: 1 }
  const { ship, refund, rows, shop } = await openShop({
    payment: (sandbox) => ({
      ...sandbox,
      async refund(request) {
        if (refusals.left-- > 0) throw new UnpaidRefundError('expired_or_canceled_card')
        return sandbox.refund(request)
      },
    }),
  })
  await ship()
  await refund({ units: [1, 0] })
  expect(await rows()).toEqual(['1 0.00', '0 0.00', '0.00 0.00'])
  const [failed] = await shop.db.select().from(refunds)
  await shop.as(await shop.admin()).payments.retryRefund({ refundId: failed?.id ?? '' })
  await shop.runJobs()
  expect(await rows()).toEqual(['1 35.74', '0 0.00', '35.74 0.00'])
})

test('a unit that was replaced is refunded, though its money paid for another one', async () => {
  const shop = await createTestShop()
  const admin = shop.as(await shop.admin())
  const frame = await shop.product({ name: 'Frame', priceCents: 60_00, sizes: [52, 54] })
  const [, large] = frame.variants
  await shop.db
    .update(variants)
    .set({ priceCents: 40_00 })
    .where(eq(variants.id, large?.id ?? ''))
  const { id: orderId, number: orderNumber } = await shop.order({ product: frame, typed: { state: 'CA' } })
  const { order } = await admin.orders.findOrder({ orderNumber })
  const add = { variantId: large?.id ?? '', quantity: 1 }
  const lines = [{ lineId: order.orderDetails[0]?._id ?? '', keep: 0, add }]
  const { difference } = await admin.orderChanges.previewChange({ orderId, lines })
  await admin.orderChanges.changeLines({ orderId, version: order.version, lines, difference })
  await shop.runJobs()
  expect(await rowsOf(shop)).toEqual(['1 64.35', '0 0.00', '21.45 0.00'])
  await admin.orders.cancelOrder({ orderToCancel: orderId })
  await shop.runJobs()
  expect(await rowsOf(shop)).toEqual(['1 64.35', '1 42.90', '64.35 0.00'])
})

test('returns are refunded by line: with a deduction, exchanged, and as store credit', async () => {
  const { shop, admin, request, receive } = await openReturns()
  const close = async (outcome: 'refund' | 'exchange' | 'code', deduction = 0) => {
    const wish = outcome === 'exchange' ? outcome : 'refund'
    const { _id: returnId } = await request(1, wish)
    await admin.returns.approveReturn({ returnId, wish })
    await receive(returnId, 1)
    const { refundedBefore } = await admin.returns.readReturn({ returnId })
    await admin.returns.closeReturn({ returnId, outcome, deduction, refunded: refundedBefore })
    await shop.runJobs()
  }
  // Of 35.74.
  await close('refund', 10)
  expect(await rowsOf(shop)).toEqual(['1 25.74', '25.74 0.00'])
  await close('code')
  expect(await rowsOf(shop)).toEqual(['2 61.49', '25.74 35.75'])
  await close('exchange')
  expect(await rowsOf(shop)).toEqual(['0 0.00', '3 97.24', '0.00 0.00', '25.74 71.50'])
})
