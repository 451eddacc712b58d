import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { orders } from '#db/tables/orders.ts'
import { refunds } from '#db/tables/payments.ts'
import { sandboxRefunds } from '#db/tables/sandbox.ts'
import { expectConsistentShop } from '#test/expect-consistent-shop.ts'
import { openReturns } from '#test/open-returns.ts'

test('an exchange reserves its units at approval and becomes an order without a payment, which can be canceled', async () => {
  const { shop, admin, order, request, receive, stockOf, link } = await openReturns()
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
  expect((await shop.as(shop.guest()).orderTracking.trackedOrder(link)).order.returns).toMatchObject([
    { outcome: 'exchange', exchangeOrder: orderNumber },
  ])
})

test('an exchange of the order of an exchange is refunded to the first card, also from the dashboard of the provider', async () => {
  const { shop, admin, order, request, receive } = await openReturns()
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
