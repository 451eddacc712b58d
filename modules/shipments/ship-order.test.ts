import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditEvents } from '#db/tables/audit.ts'
import { createTestShop } from '#test/create-test-shop.ts'

const parcel = { carrier: 'UPS' as const, trackingNumber: '1Z 999 AA1 0123456784' }

test('an admin ships an order: carrier, tracking number and address are stored, and the buyer is notified once', async () => {
  const shop = await createTestShop()
  const ann = await shop.customer()
  const order = await shop.order({ by: ann })
  const admin = shop.as(await shop.admin())
  const shipment = { orderId: order.id, orderNumber: order.number, ...parcel, receiptEmail: 'evil@example.com' }
  const outcomes = await Promise.allSettled(
    Array.from({ length: 5 }, () => admin.shipments.markOrderAsShipped(shipment)),
  )
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  await expect(admin.shipments.markOrderAsShipped(shipment)).rejects.toMatchObject({
    status: 409,
    message: 'This order has already been shipped.',
  })
  await shop.runJobs()

  const { orderHistory } = await shop.as(ann).orders.ordersHistory({})
  expect(orderHistory[0]).toMatchObject({
    status: 'Shipped',
    carrier: 'UPS',
    trackingNumber: '1Z 999 AA1 0123456784',
    trackingUrl: 'https://www.ups.com/track?tracknum=1Z%20999%20AA1%200123456784',
  })
  const sent = (await shop.emails()).filter(({ kind }) => kind === 'shipped')
  expect(sent).toMatchObject([{ toEmail: 'ann@example.com' }])
  expect(await shop.db.$count(auditEvents, eq(auditEvents.action, 'order.shipped'))).toBe(1)
  await expect(shop.as(ann).orders.cancelOrder({ orderToCancel: order.id })).rejects.toThrow(
    'This order has already been shipped and cannot be canceled.',
  )
})

test('invalid shipments are refused', async () => {
  const shop = await createTestShop()
  const ann = await shop.customer()
  const order = await shop.order({ by: ann })
  const right = { orderId: order.id, orderNumber: order.number, ...parcel }
  await expect(shop.as(ann).shipments.markOrderAsShipped(right)).rejects.toMatchObject({ status: 403 })
  const admin = shop.as(await shop.admin())
  const numbers = [
    '',
    'abc',
    '    ',
    'javascript:alert(1)',
    'A1\r\nBcc: x',
    '<script>',
    '1234\u0000',
    'x'.repeat(41),
    'A%2F..',
  ]
  for (const trackingNumber of numbers) {
    await expect(
      admin.shipments.markOrderAsShipped({ ...right, trackingNumber }),
      trackingNumber,
    ).rejects.toMatchObject({
      status: 400,
    })
  }
  for (const wrong of [{ orderNumber: 'MG-1' }, { orderNumber: '' }]) {
    await expect(admin.shipments.markOrderAsShipped({ ...right, ...wrong })).rejects.toBeInstanceOf(Error)
  }
  await expect(admin.shipments.markOrderAsShipped({ ...right, orderId: randomUUID() })).rejects.toMatchObject({
    status: 404,
  })
  expect((await shop.as(ann).orders.ordersHistory({})).orderHistory[0]?.status).toBe('Proccessing')
  expect((await shop.emails()).some(({ kind }) => kind === 'shipped')).toBe(false)

  await admin.orders.cancelOrder({ orderToCancel: order.id })
  await expect(admin.shipments.markOrderAsShipped(right)).rejects.toThrow(
    'This order is canceled and cannot be shipped.',
  )
})
