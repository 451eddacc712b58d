import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { orderChanges } from '#db/tables/orders.ts'
import { payments, refunds } from '#db/tables/payments.ts'
import { sessionIdOf } from '#test/buy.ts'
import { expectConsistentShop } from '#test/expect-consistent-shop.ts'
import { openEditable } from '#test/shops/open-editable.ts'
import { releaseReservations } from '../reservations/release-reservations.ts'

test('what costs more waits for its payment link, with its units reserved, and is refunded to both payments', async () => {
  const { shop, admin, placed, read, lines, change, stockOf, largeId } = await openEditable({
    quantity: 1,
    otherCents: 90_00,
  })
  expect((await change(lines.frame, 0, { variantId: largeId, quantity: 1 })).message).toContain('pay $31.87')
  expect(await stockOf(largeId)).toEqual([5, 1])
  const { editable } = await admin.orderChanges.findEditable({ orderNumber: placed.number })
  expect(editable.waiting).toMatchObject({ amount: 31.87 })
  await expect(change(lines.hat, 0)).rejects.toMatchObject({ status: 409 })

  const path = String(Object((await shop.emails()).find(({ kind }) => kind === 'payment-request')?.fields).place)
  const guest = shop.as(shop.guest())
  const sessionId = sessionIdOf((await guest.paymentLinks.openPaymentLink({ link: path.replace('/pay/', '') })).url)
  await shop.pay(sessionId)
  await Promise.all([1, 2].map(() => guest.checkout.retreiveSession({ sessionId })))
  await shop.runJobs()
  expect(await stockOf(largeId)).toEqual([4, 0])
  expect(await read()).toMatchObject({ refunded: 0, moved: 63.75, changes: [{ total: 95.62 }] })
  expect((await read()).invoices.map(({ kind }) => kind).toSorted()).toEqual(['credit-note', 'invoice', 'invoice'])
  await expectConsistentShop(shop)

  await admin.orders.cancelOrder({ orderToCancel: placed.id })
  await shop.runJobs()
  const given = await shop.db
    .select({ cents: sql<number>`${refunds.amountCents} - ${refunds.transferredCents}`.mapWith(Number) })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
  const { grandTotal } = await read()
  expect(given.reduce((sum, { cents }) => sum + cents, 0)).toBe(Math.round(grandTotal * 100) + 31_87)
  await expectConsistentShop(shop)
})

test('a unit that two payments paid for is refunded to both, once it is shipped', async () => {
  const { shop, admin, placed, read, lines, change, payChange, largeId } = await openEditable({
    quantity: 1,
    otherCents: 90_00,
  })
  await change(lines.frame, 0, { variantId: largeId, quantity: 1 })
  await payChange()
  await admin.shipments.markOrderAsShipped({
    orderId: placed.id,
    orderNumber: placed.number,
    carrier: 'UPS',
    trackingNumber: '1Z 999 AA1 0123456784',
  })
  const { refundable } = await admin.payments.findRefundable({ orderNumber: placed.number })
  const large = refundable.lines.find(({ size }) => size === 54)
  await admin.payments.refundOrder({
    orderId: placed.id,
    lines: [{ lineId: large?.lineId ?? '', quantity: 1 }],
    ...{ hasShipping: false, motive: 'faulty', isRestocked: false, refunded: refundable.refunded },
  })
  await shop.runJobs()
  expect((await read()).refunded).toBe(95.62)
  await expectConsistentShop(shop)
})

test('a change that is withdrawn or paid too late is not made, and its payment goes back', async () => {
  const { shop, admin, placed, read, lines, change, stockOf, largeId } = await openEditable({
    quantity: 1,
    otherCents: 90_00,
  })
  await change(lines.frame, 0, { variantId: largeId, quantity: 1 })
  const { editable } = await admin.orderChanges.findEditable({ orderNumber: placed.number })
  const { changeId = '' } = editable.waiting ?? {}
  await admin.orderChanges.withdrawChange({ changeId })
  await releaseReservations(shop)
  expect(await stockOf(largeId)).toEqual([5, 0])

  await change(lines.frame, 0, { variantId: largeId, quantity: 1 })
  const path = String(Object((await shop.emails()).findLast(({ kind }) => kind === 'payment-request')?.fields).place)
  const guest = shop.as(shop.guest())
  const sessionId = sessionIdOf((await guest.paymentLinks.openPaymentLink({ link: path.replace('/pay/', '') })).url)
  await admin.shipments.addShipment({
    orderId: placed.id,
    lines: [{ lineId: lines.frame, quantity: 1 }],
    carrier: null,
    trackingNumber: null,
  })
  await shop.pay(sessionId)
  await expect(guest.checkout.retreiveSession({ sessionId })).rejects.toMatchObject({ status: 409 })
  await shop.runJobs()
  expect((await read()).changes).toEqual([])
  expect(await shop.db.$count(orderChanges, sql`applied_at is not null`)).toBe(0)
  await expectConsistentShop(shop)
})
