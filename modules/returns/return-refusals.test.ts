import { request as openRequest } from 'node:http'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { shopClock } from '#db/tables/clock.ts'
import { orderLines } from '#db/tables/orders.ts'
import { refunds } from '#db/tables/payments.ts'
import { variants } from '#db/tables/products.ts'
import { returnLines, returnPhotos, returns } from '#db/tables/returns.ts'
import { sandboxRefunds } from '#db/tables/sandbox.ts'
import { expectConsistentShop } from '#test/expect-consistent-shop.ts'
import { goodImages } from '#test/images/image-corpus.ts'
import { openReturns } from '#test/open-returns.ts'
import { trackKey } from '../order-tracking/order-links.ts'

test('of two admins at once one answers, and of two who close one refunds', async () => {
  const { shop, admin, request, receive } = await openReturns()
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

test('requests after the window, of too much, of other orders and without the key are refused', async () => {
  const { shop, admin, link, guest, line, request, order } = await openReturns()
  const asked = { lineId: line.lineId, quantity: 1, reason: 'size' as const }
  const ask = (more: object) =>
    guest.requestReturn({ ...link, wish: 'refund', returnsSeen: 0, lines: [asked], ...more })
  await expect(ask({ lines: [{ ...asked, quantity: 4 }] })).rejects.toMatchObject({
    status: 409,
    message: 'Only 3 of Ring can still be returned.',
  })
  await expect(ask({ lines: [asked, asked] })).rejects.toMatchObject({ status: 400 })
  const values = { ...(await shop.settings.read()).returns, offersCode: false }
  await admin.settings.changeReturns({ version: 0, values })
  await expect(ask({ wish: 'code' })).rejects.toMatchObject({ status: 409 })
  await expect(ask({ wish: 'exchange' })).rejects.toMatchObject({
    message: "Choose what you'd like instead of Ring.",
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
    message: expect.stringContaining('has closed'),
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
  const { shop, admin, ring, request } = await openReturns()
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
  const { shop, link, guest, request } = await openReturns()
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

test('who has no key of the order is refused before the photo is received', async () => {
  const { shop, link } = await openReturns()
  const { url } = await shop.listen()
  const field = (name: string, value: string) =>
    `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
  const file = '--b\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n'
  const headers = { 'content-type': 'multipart/form-data; boundary=b', 'content-length': 4_000_000, origin: url }
  const status = await new Promise((resolve, reject) => {
    const sent = openRequest(`${url}/api/returns/uploadReturnPhoto`, { method: 'POST', headers }, (response) => {
      resolve(response.statusCode)
      sent.destroy()
    })
    sent.on('error', reject)
    // The rest of the photo never comes.
    sent.write(field('orderNumber', link.orderNumber) + field('key', 'nonsense') + file + 'x'.repeat(1_000))
  })
  expect(status).toBe(404)
})

test('an order keeps the return window that it was sold with, or none', async () => {
  const { shop, admin, ring, returnable, guest, link, line } = await openReturns()
  const change = async (values: { offersReturns?: boolean; returnDays?: number }) => {
    const { settings, versions } = await admin.settings.ownSettings({})
    await admin.settings.changeReturns({ version: versions.returns, values: { ...settings.returns, ...values } })
  }
  await change({ offersReturns: false, returnDays: 1 })
  expect((await guest.findReturnable(link)).returnable).toEqual(returnable)

  const later = await shop.order({ product: ring })
  await admin.shipments.markOrderAsShipped({ orderId: later.id, orderNumber: later.number, trackingNumber: '9400 2' })
  const own = { orderNumber: later.number, key: trackKey(shop, later.number, 'whole') }
  expect((await guest.findReturnable(own)).returnable).toMatchObject({ isPromised: false, isOpen: false })
  const lines = [{ lineId: line.lineId, quantity: 1, reason: 'size' as const }]
  await expect(guest.requestReturn({ ...own, wish: 'refund', returnsSeen: 0, lines })).rejects.toMatchObject({
    status: 409,
    message: 'This order was sold without returns. If something is faulty, please contact us.',
  })
  const { order } = await shop.as(shop.guest()).orderTracking.trackedOrder(own)
  expect(order.returnDays).toBeNull()
  expect(await shop.db.$count(returns)).toBe(0)
})
