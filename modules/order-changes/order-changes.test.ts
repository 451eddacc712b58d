import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { orderChanges } from '#db/tables/orders.ts'
import { payments, refunds } from '#db/tables/payments.ts'
import { variants } from '#db/tables/products.ts'
import { sessionIdOf } from '#test/buy.ts'
import { createTestShop } from '#test/create-test-shop.ts'
import { expectConsistentShop } from '#test/expect-consistent-shop.ts'
import { issueMissingPapers } from '../invoices/issue-papers.ts'
import { releaseReservations } from '../reservations/release-reservations.ts'

type Add = { variantId: string; quantity: number } | null

const texas = { state: 'TX', postalCode: '78701' }

/** A shop with an order of a frame that has two sizes, 52 at $60 and 54 at another price, and of a hat for $20. */
async function openShop({ quantity = 2, otherCents = 60_00 } = {}) {
  const shop = await createTestShop()
  const by = await shop.customer()
  const product = await shop.product({ priceCents: 60_00, sizes: [52, 54], onHand: 5 })
  const hat = await shop.product({ name: 'Hat', priceCents: 20_00, onHand: 5 })
  const [, large] = product.variants
  const largeId = large?.id ?? ''
  await shop.db.update(variants).set({ priceCents: otherCents }).where(eq(variants.id, largeId))
  const placed = await shop.order({ by, product, quantity, also: [hat], typed: texas })
  await shop.runJobs()
  const admin = shop.as(await shop.admin())
  const read = async () => (await admin.orders.findOrder({ orderNumber: placed.number })).order
  const lineOf = async (name: string) => (await read()).orderDetails.find((line) => line.name === name)?._id ?? ''
  const lines = { frame: await lineOf(product.name), hat: await lineOf('Hat') }
  const change = async (lineId: string, keep: number, add: Add = null) => {
    const wanted = [{ lineId, keep, add }]
    const { difference } = await admin.orderChanges.previewChange({ orderId: placed.id, lines: wanted })
    const { version } = await read()
    return admin.orderChanges.changeLines({ orderId: placed.id, version, lines: wanted, difference })
  }
  const stockOf = async (variantId: string) => {
    const [found] = await shop.db.select().from(variants).where(eq(variants.id, variantId))
    return [found?.onHand, found?.reserved]
  }
  return { shop, by, admin, placed, read, lines, change, stockOf, largeId, smallId: product.variants[0]?.id ?? '', hat }
}

test('units are removed before shipping: refunded with their tax, restocked, told by email and on a credit note', async () => {
  const { shop, by, admin, placed, read, lines, change, stockOf, hat } = await openShop()
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

test('a unit is replaced by another size of the same price: nothing is paid, and it is a line of its own', async () => {
  const { shop, admin, placed, read, lines, change, stockOf, largeId, smallId } = await openShop()
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
  const { shop, admin, placed, read, lines, change, largeId } = await openShop({ quantity: 1 })
  await change(lines.frame, 0, { variantId: largeId, quantity: 1 })
  await change(lines.hat, 0)
  await shop.runJobs()
  const tracking = { carrier: 'UPS', trackingNumber: '1Z 999 AA1 0123456784' }
  await admin.shipments.markOrderAsShipped({ orderId: placed.id, orderNumber: placed.number, ...tracking })
  expect(await read()).toMatchObject({ status: 'Shipped', shipments: [{ lines: [{ quantity: 1 }] }] })
  await expectConsistentShop(shop)
})

test('what costs less refunds the difference, and can be changed again', async () => {
  const { shop, read, lines, change, largeId, smallId } = await openShop({ otherCents: 40_00 })
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

test('what costs more waits for its payment link, with its units reserved, and is refunded to both payments', async () => {
  const { shop, admin, placed, read, lines, change, stockOf, largeId } = await openShop({
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
  const { shop, admin, placed, read, lines, change, largeId } = await openShop({ quantity: 1, otherCents: 90_00 })
  await change(lines.frame, 0, { variantId: largeId, quantity: 1 })
  const path = String(Object((await shop.emails()).find(({ kind }) => kind === 'payment-request')?.fields).place)
  const guest = shop.as(shop.guest())
  const sessionId = sessionIdOf((await guest.paymentLinks.openPaymentLink({ link: path.replace('/pay/', '') })).url)
  await shop.pay(sessionId)
  await guest.checkout.retreiveSession({ sessionId })
  await shop.runJobs()
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
  const { shop, admin, placed, read, lines, change, stockOf, largeId } = await openShop({
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

test('of an order that is shipped in part the rest can be removed, and then it is shipped', async () => {
  const { shop, admin, placed, read, lines, change } = await openShop()
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
  const { shop, admin, placed, read, lines } = await openShop()
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
  const { shop, admin, placed, lines, change, largeId } = await openShop()
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
  const { shop, admin, placed, read } = await openShop()
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
