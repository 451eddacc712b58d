import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { refundLines } from '#db/tables/payments.ts'
import { expectConsistentShop } from '#test/expect-consistent-shop.ts'
import { openEditable } from '#test/shops/open-editable.ts'
import { issueMissingPapers } from '../invoices/issue-papers.ts'

test('units are removed before shipping: refunded with their tax, restocked, told by email and on a credit note', async () => {
  const { shop, by, admin, placed, read, lines, change, stockOf, hat } = await openEditable()
  const before = await read()
  expect(await change(lines.hat, 0)).toMatchObject({
    message: 'The order has been changed, and $21.25 is being refunded. The customer gets an email.',
  })
  await shop.runJobs()
  const after = await read()
  expect(after).toMatchObject({ refunded: 21.25, grandTotal: before.grandTotal, moved: 0, changes: [], version: 1 })
  expect(after.orderDetails.map(({ canceled }) => canceled)).toEqual([0, 1])
  expect(after.invoices.map(({ kind }) => kind)).toEqual(['invoice', 'credit-note'])
  expect(after.events.find(({ kind }) => kind === 'edited')?.note).toBe('Removed: 1')
  expect(await stockOf(hat.variants[0]?.id ?? '')).toEqual([5, 0])
  const email = (await shop.emails()).find(({ kind }) => kind === 'order-changed')
  expect(email).toMatchObject({ toEmail: 'ann@example.com', subject: `Your order ${placed.number} has changed` })
  expect(email?.fields).toMatchObject({ removed: [{ name: 'Hat', quantity: 1 }], added: [], refundedCents: 21_25 })
  const { orderHistory } = await shop.as(by).orders.ordersHistory({})
  expect(orderHistory[0]?.events.some(({ kind }) => kind === 'edited')).toBe(true)

  // Only what is left is shipped, and what is left of the payment goes back with a cancellation.
  await expect(change(lines.frame, 0)).rejects.toMatchObject({ status: 409 })
  await admin.orders.cancelOrder({ orderToCancel: placed.id })
  await shop.runJobs()
  expect((await read()).refunded).toBe(before.grandTotal)
  await expectConsistentShop(shop)
})

test('units whose refund the provider has paid meanwhile stay removed and refunded', async () => {
  const { shop, placed, read, lines, change } = await openEditable()
  await change(lines.hat, 0)
  const { charge } = await shop.payment.findSession(placed.sessionId)
  const amountCents = charge?.amountCents ?? 0
  await shop.payment.refund({
    chargeId: charge?.chargeId ?? '',
    currency: 'USD',
    amountCents,
    idempotencyKey: 'by-hand',
  })
  await shop.runJobs()
  expect(await read()).toMatchObject({ refunded: (await read()).grandTotal })
  expect(await shop.db.select({ quantity: refundLines.quantity }).from(refundLines)).toEqual([{ quantity: 1 }])
  await expectConsistentShop(shop)
})

test('a unit is replaced by another size of the same price: nothing is paid, and it is a line of its own', async () => {
  const { shop, admin, placed, read, lines, change, stockOf, largeId, smallId } = await openEditable()
  expect(await change(lines.frame, 1, { variantId: largeId, quantity: 1 })).toMatchObject({
    message: 'The order has been changed. The customer gets an email.',
  })
  await shop.runJobs()
  const after = await read()
  expect(after).toMatchObject({ refunded: 0, moved: 63.75, changes: [{ net: 60, tax: 3.75, total: 63.75 }] })
  expect(after.orderDetails).toMatchObject([
    { quantity: 2, canceled: 1, selectedSize: 52 },
    { name: 'Hat' },
    { quantity: 1, canceled: 0, selectedSize: 54, unitPrice: 60 },
  ])
  expect(after.invoices.map(({ kind }) => kind).toSorted()).toEqual(['credit-note', 'invoice', 'invoice'])
  expect([await stockOf(smallId), await stockOf(largeId)]).toEqual([
    [4, 0],
    [4, 0],
  ])

  // It is shipped, refunded and exported like any other line.
  await admin.shipments.markOrderAsShipped({
    orderId: placed.id,
    orderNumber: placed.number,
    carrier: 'UPS',
    trackingNumber: '1Z 999 AA1 0123456784',
  })
  const { refundable } = await admin.payments.findRefundable({ orderNumber: placed.number })
  const added = refundable.lines.find(({ size }) => size === 54)
  expect(added?.amounts).toEqual([63.75])
  await admin.payments.refundOrder({
    orderId: placed.id,
    lines: [{ lineId: added?.lineId ?? '', quantity: 1 }],
    hasShipping: false,
    motive: 'returned',
    isRestocked: true,
    refunded: refundable.refunded,
  })
  await shop.runJobs()
  expect(await read()).toMatchObject({ refunded: 63.75, refund: 'done' })
  const { csv } = await admin.orderTable.exportOrders({})
  expect(csv.split('\r\n').filter((row) => row.includes(placed.number))).toHaveLength(3)
  await issueMissingPapers(shop)
  const papers = await shop.db.execute(sql`select sum((content->>'totalCents')::int)::int as cents from invoices`)
  expect(papers.rows).toEqual([{ cents: Math.round(after.grandTotal * 100) - 63_75 }])
  await expectConsistentShop(shop)
})

test('an order of which everything was replaced or removed is shipped with what it has now', async () => {
  const { shop, admin, placed, read, lines, change, largeId } = await openEditable({ quantity: 1 })
  await change(lines.frame, 0, { variantId: largeId, quantity: 1 })
  await change(lines.hat, 0)
  await shop.runJobs()
  const tracking = { carrier: 'UPS', trackingNumber: '1Z 999 AA1 0123456784' }
  await admin.shipments.markOrderAsShipped({ orderId: placed.id, orderNumber: placed.number, ...tracking })
  expect(await read()).toMatchObject({ status: 'Shipped', shipments: [{ lines: [{ quantity: 1 }] }] })
  await expectConsistentShop(shop)
})

test('what costs less refunds the difference, and can be changed again', async () => {
  const { shop, read, lines, change, largeId, smallId } = await openEditable({ otherCents: 40_00 })
  await change(lines.frame, 0, { variantId: largeId, quantity: 2 })
  await shop.runJobs()
  expect(await read()).toMatchObject({ refunded: 42.5, moved: 85 })
  const large = (await read()).orderDetails.find(({ selectedSize }) => selectedSize === 54)?._id ?? ''
  await change(large, 1)
  await shop.runJobs()
  expect(await read()).toMatchObject({ refunded: 85, moved: 85 })
  await expect(change(lines.frame, 0, { variantId: smallId, quantity: 1 })).resolves.toBeTruthy()
  await expectConsistentShop(shop)
})

test('of an order that is shipped in part the rest can be removed, and then it is shipped', async () => {
  const { shop, admin, placed, read, lines, change } = await openEditable()
  await admin.shipments.addShipment({
    orderId: placed.id,
    lines: [{ lineId: lines.frame, quantity: 1 }],
    carrier: null,
    trackingNumber: null,
  })
  await expect(change(lines.frame, 2)).rejects.toMatchObject({
    status: 409,
    message: 'Only 1 of Lido can be changed.',
  })
  await change(lines.frame, 0)
  expect((await read()).status).toBe('Proccessing')
  await change(lines.hat, 0)
  expect(await read()).toMatchObject({ status: 'Shipped', fulfillment: 'shipped' })
  await expect(change(lines.hat, 0)).rejects.toMatchObject({ status: 400 })
  await shop.runJobs()
  await expectConsistentShop(shop)
})

test('of two admins at once one edits the order, and of an edit and a shipment the sums stay', async () => {
  const { shop, admin, placed, read, lines } = await openEditable()
  const wanted = [{ lineId: lines.frame, keep: 0, add: null }]
  const { difference } = await admin.orderChanges.previewChange({ orderId: placed.id, lines: wanted })
  const edit = () => admin.orderChanges.changeLines({ orderId: placed.id, version: 0, lines: wanted, difference })
  const ship = () =>
    admin.shipments.markOrderAsShipped({
      orderId: placed.id,
      orderNumber: placed.number,
      carrier: 'UPS',
      trackingNumber: '1Z 999 AA1 0123456784',
    })
  const ends = await Promise.allSettled([edit(), ship(), edit()])
  expect(ends.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThanOrEqual(1)
  expect([ends[0], ends[2]].filter((end) => end?.status === 'fulfilled').length).toBeLessThanOrEqual(1)
  await shop.runJobs()
  expect((await read()).status).toBe('Shipped')
  await expectConsistentShop(shop)
})

test('an edit is refused for nothing, for what is not there, and for other amounts than were shown', async () => {
  const { shop, admin, placed, lines, change, largeId } = await openEditable()
  const { id: orderId } = placed
  await expect(change(lines.frame, 2)).rejects.toMatchObject({ status: 400 })
  await expect(change(lines.frame, 1, { variantId: lines.frame, quantity: 1 })).rejects.toMatchObject({ status: 409 })
  await expect(change(lines.frame, 1, { variantId: largeId, quantity: 9 })).rejects.toMatchObject({ status: 409 })
  const wanted = [{ lineId: lines.hat, keep: 0, add: null }]
  for (const difference of [
    { removed: 20, added: 0 },
    { removed: 21.25, added: 1 },
  ])
    await expect(
      admin.orderChanges.changeLines({ orderId, version: 0, lines: wanted, difference }),
    ).rejects.toMatchObject({ status: 409 })
  await expect(
    admin.orderChanges.changeLines({ orderId, version: 7, lines: wanted, difference: { removed: 21.25, added: 0 } }),
  ).rejects.toMatchObject({ message: 'Another admin edited this order in the meantime. Reload the page and check it.' })
  await expectConsistentShop(shop)
})

test('address and contact are corrected, unless tax or shipping would be others', async () => {
  const { shop, admin, placed, read } = await openEditable()
  const { shippingAddress, receiptEmail } = await read()
  const contact = { ...shippingAddress, email: receiptEmail }
  const change = (wish: Partial<typeof contact>) =>
    admin.orderChanges.changeContact({ orderId: placed.id, version: 0, contact: { ...contact, ...wish } })
  await expect(change({})).rejects.toMatchObject({ status: 400 })
  await expect(change({ country: 'CA', state: 'ON', postalCode: 'K1A 0B1' })).rejects.toMatchObject({ status: 409 })
  await expect(change({ state: 'OR', postalCode: '97201' })).rejects.toMatchObject({ status: 409 })
  await change({ line1: '1 New Street', email: 'new@example.com', phone: '+1 503 555 0100' })
  expect(await read()).toMatchObject({
    receiptEmail: 'new@example.com',
    shippingAddress: { line1: '1 New Street', phone: '+1 503 555 0100' },
    version: 1,
  })
  const email = (await shop.emails()).findLast(({ kind }) => kind === 'order-changed')
  expect(email).toMatchObject({ toEmail: 'new@example.com', fields: { hasNewContact: true } })
  await expect(change({ line1: '2 New Street' })).rejects.toMatchObject({ status: 409 })
})
