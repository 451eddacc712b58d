import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { defaultSettings } from '#contract/settings/default-settings.ts'
import { orderEvents, orders } from '#db/tables/orders.ts'
import { sandboxRefunds } from '#db/tables/sandbox.ts'
import { createTestShop, type TestShop } from '#test/create-test-shop.ts'
import { orderWithCredit } from '#test/shops/order-with-credit.ts'
import { renderEmail } from '../emails/render-email.ts'
import { trackKey } from './order-links.ts'

const notFound = "We couldn't find an order with this number and email address. Please check both."
const noKey = "This link doesn't open an order. Please look up your order by its number."

/** The parameters of the link in an email about an order: its number and its key. */
async function linkIn(shop: TestShop, kind: string) {
  const email = (await shop.emails()).find((each) => each.kind === kind)
  if (!email) throw new Error(`There is no email of the kind ${kind}`)
  const { html, text } = await renderEmail(shop, email)
  const [, orderNumber = '', key = ''] = /\/track-order\/(MG-\d+)\.([\w-]+)/.exec(html) ?? []
  expect(text).toContain(`${shop.origin}/track-order/${orderNumber}.${key}`)
  return { orderNumber, key }
}

test('a guest finds an order by number and email and sees its status, but not who bought it, where it goes and how it was paid', async () => {
  const shop = await createTestShop()
  const { number } = await shop.order({ quantity: 2 })
  const guest = shop.as(shop.guest())

  for (const typed of [number, ` ${number.toLowerCase()} `, `#${number}`, number.slice(3)]) {
    const { orderNumber, key } = await guest.orderTracking.trackOrder({ orderNumber: typed, email: 'Ann@Example.com' })
    const { order } = await guest.orderTracking.trackedOrder({ orderNumber, key })
    expect(order).toMatchObject({
      orderNumber: number,
      status: 'Proccessing',
      orderDetails: [{ name: 'Lido', quantity: 2, unitPrice: 60 }],
      subTotal: 120,
      grandTotal: 120,
      cardLast4: '',
      cardType: '',
      masked: true,
      shippingAddress: { name: '', line1: '', postalCode: '', phone: '', city: '', state: '', country: 'US' },
      events: [{ kind: 'placed' }, { kind: 'paid' }],
    })
    expect(JSON.stringify(order)).not.toMatch(
      /Harbour|Ann Lee|97201|503\W?226|Portland|"OR"|"4242"|visa|chargeId|_EmailCount/i,
    )
  }
})

test('number and email tell no tracking number and no code of a discount; the link in an email tells both', async () => {
  const shop = await createTestShop()
  const { code, orderNumber } = await orderWithCredit(shop)
  const admin = shop.as(await shop.admin())
  const { order: placed } = await admin.orders.findOrder({ orderNumber })
  const parcel = { carrier: 'UPS', trackingNumber: '1Z999' }
  await admin.shipments.markOrderAsShipped({ orderId: placed._id, orderNumber, ...parcel })
  const guest = shop.as(shop.guest()).orderTracking

  const found = await guest.trackOrder({ orderNumber, email: 'ann@example.com' })
  const { order } = await guest.trackedOrder(found)
  expect(order).toMatchObject({
    ...{ status: 'Shipped', carrier: 'UPS', trackingNumber: null, trackingUrl: null },
    shipments: [{ carrier: 'UPS', trackingNumber: null, trackingUrl: null }],
    discounts: [{ title: 'A gift from us', code: null, kind: 'store_credit', amount: 20 }],
  })
  expect(JSON.stringify(order)).not.toMatch(new RegExp(`1Z999|${code}|${code.slice(-4)}`))

  const { order: whole } = await guest.trackedOrder({ orderNumber, key: trackKey(shop, orderNumber, 'whole') })
  expect(whole).toMatchObject({ trackingNumber: '1Z999', shipments: [parcel], discounts: [{ code }] })
})

test('the link in every email about an order shows the whole order, and only that one', async () => {
  const shop = await createTestShop()
  const order = await shop.order()
  const other = await shop.order()
  const admin = shop.as(await shop.admin())
  const guest = shop.as(shop.guest())

  const byReceipt = await linkIn(shop, 'receipt')
  await admin.shipments.markOrderAsShipped({
    orderId: order.id,
    orderNumber: order.number,
    carrier: 'UPS',
    trackingNumber: '1Z999',
  })
  expect(await linkIn(shop, 'shipped')).toEqual(byReceipt)
  await admin.orders.cancelOrder({ orderToCancel: other.id })
  expect((await linkIn(shop, 'canceled')).orderNumber).toBe(other.number)

  const { order: shown } = await guest.orderTracking.trackedOrder(byReceipt)
  expect(shown).toMatchObject({
    status: 'Shipped',
    trackingNumber: '1Z999',
    trackingUrl: 'https://www.ups.com/track?tracknum=1Z999',
    masked: false,
    shippingAddress: { name: 'Ann Lee', line1: '12 Harbour Street' },
  })
  // Who shipped it and the notes of admins are internal.
  expect(shown.events.every(({ by, note }) => by === null && note === null)).toBe(true)

  const { key } = byReceipt
  for (const wrong of [
    { orderNumber: other.number, key },
    { orderNumber: 'MG-1', key },
    { orderNumber: order.number, key: `${key}x` },
    { orderNumber: order.number, key: key.toLowerCase() },
    { orderNumber: order.number, key: '' },
  ]) {
    await expect(guest.orderTracking.trackedOrder(wrong), JSON.stringify(wrong)).rejects.toMatchObject({
      status: 404,
      message: noKey,
    })
    await expect(guest.orderTracking.cancelTrackedOrder(wrong)).rejects.toMatchObject({ status: 404, message: noKey })
  }
})

test('the message is the same whether the number or the email is wrong, and empty fields are named', async () => {
  const shop = await createTestShop()
  const { number } = await shop.order()
  const guest = () => shop.as(shop.guest()).orderTracking

  for (const wrong of [
    { orderNumber: number, email: 'bob@example.com' },
    { orderNumber: 'MG-1', email: 'ann@example.com' },
    { orderNumber: `${number}0`, email: 'ann@example.com' },
    { orderNumber: '%', email: 'ann@example.com' },
    { orderNumber: 'MG-1', email: 'bob@example.com' },
  ]) {
    await expect(guest().trackOrder(wrong)).rejects.toMatchObject({ status: 404, message: notFound })
  }
  for (const empty of [{}, { orderNumber: number }, { email: 'ann@example.com' }, { orderNumber: ' # ', email: ' ' }]) {
    await expect(guest().trackOrder(empty)).rejects.toMatchObject({
      status: 400,
      message: 'Please enter your order number and the email address you ordered with.',
    })
  }
  await expect(guest().trackOrder({ orderNumber: number, email: 'ann' })).rejects.toThrow('Invalid email address.')
})

test('an order keeps its number and is found by it under a later prefix, whatever the prefix is', async () => {
  const shop = await createTestShop()
  const admin = shop.as(await shop.admin())
  const found = async (orderNumber: string) =>
    (await shop.as(shop.guest()).orderTracking.trackOrder({ orderNumber, email: 'ann@example.com' })).orderNumber
  const change = (version: number, orderPrefix: string) =>
    admin.settings.changeShop({ version, values: { ...defaultSettings.shop, orderPrefix } })
  const numbers = [(await shop.order()).number]
  let version = 0
  for (const prefix of ['NORD-', '4-', '']) {
    version = (await change(version, prefix)).version
    const { number } = await shop.order()
    expect(number).toMatch(new RegExp(`^${prefix}\\d+$`))
    numbers.push(number)
  }
  for (const number of numbers) {
    expect(await found(number.replace(/^.*-/, ''))).toBe(number)
  }
  expect(await found(numbers[1] ?? '')).toBe(numbers[1])
  await expect(found((numbers[1] ?? '').slice(-2))).rejects.toMatchObject({ status: 404 })
  for (const wrong of ['mg-', 'A1', 'TOOLONG', 'A B']) {
    await expect(change(version, wrong)).rejects.toMatchObject({
      status: 400,
      fields: [{ param: 'values.orderPrefix' }],
    })
  }
})

test('numbers cannot be guessed: ten tries for an email address from anywhere, and twenty from one network', async () => {
  const shop = await createTestShop()
  const attempt = (email: string, from = shop.guest()) =>
    shop
      .as(from)
      .orderTracking.trackOrder({ orderNumber: 'MG-1', email })
      .catch(({ status }) => status)

  for (let at = 0; at < 10; at++) expect(await attempt('ann@example.com')).toBe(404)
  expect(await attempt('ann@example.com')).toBe(429)

  const from = shop.guest()
  for (let at = 0; at < 20; at++) expect(await attempt(`guest-${at}@example.com`, from)).toBe(404)
  expect(await attempt('guest-20@example.com', from)).toBe(429)
})

test('number and email of an order alone do not cancel it', async () => {
  const shop = await createTestShop()
  const { number } = await shop.order()
  const guest = shop.as(shop.guest())
  const { key } = await guest.orderTracking.trackOrder({ orderNumber: number, email: 'ann@example.com' })

  await expect(guest.orderTracking.cancelTrackedOrder({ orderNumber: number, key })).rejects.toMatchObject({
    status: 403,
    message: 'To cancel this order, open the link in one of the emails about it.',
  })
  expect((await guest.orderTracking.trackedOrder({ orderNumber: number, key })).order.status).toBe('Proccessing')
})

test('a guest cancels an order in processing once, is refunded, and is notified at the stored address', async () => {
  const shop = await createTestShop()
  const { number, id } = await shop.order({ quantity: 2 })
  const guest = shop.as(shop.guest())
  const { key } = await linkIn(shop, 'receipt')
  const cancel = () => guest.orderTracking.cancelTrackedOrder({ orderNumber: number, key })

  const outcomes = await Promise.allSettled([cancel(), cancel(), cancel()])
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  await expect(cancel()).rejects.toMatchObject({ status: 409, message: 'This order is already canceled.' })
  await shop.runJobs()

  const { order } = await guest.orderTracking.trackedOrder({ orderNumber: number, key })
  expect(order).toMatchObject({ status: 'Canceled', refund: 'done', masked: false })
  expect(await shop.db.select().from(sandboxRefunds)).toMatchObject([{ amountCents: 120_00 }])
  const sent = (await shop.emails()).filter(({ kind }) => kind === 'canceled')
  expect(sent).toMatchObject([{ toEmail: 'ann@example.com' }])
  const [canceled] = await shop.db.select().from(orderEvents).where(eq(orderEvents.kind, 'canceled'))
  expect(canceled).toMatchObject({ orderId: id, actorId: null, detail: { code: 'canceled-by-link' } })
  const admin = shop.as(await shop.admin())
  const seen = await admin.orders.findOrder({ orderNumber: number })
  expect(seen.order.events.find(({ kind }) => kind === 'canceled')?.note).toBe('Through the link to the order')
})

test('a shipped order cannot be canceled by its link', async () => {
  const shop = await createTestShop()
  const order = await shop.order()
  const link = await linkIn(shop, 'receipt')
  await shop.as(await shop.admin()).shipments.markOrderAsShipped({
    orderId: order.id,
    orderNumber: order.number,
    trackingNumber: '9400 1',
  })
  await expect(shop.as(shop.guest()).orderTracking.cancelTrackedOrder(link)).rejects.toMatchObject({
    status: 409,
    message: 'This order has already been shipped and cannot be canceled.',
  })
})

test('an expired link says so, and a new one is emailed to the buyer alone, once a day', async () => {
  const shop = await createTestShop()
  const { number } = await shop.order()
  const guest = shop.as(shop.guest()).orderTracking
  const link = { orderNumber: number, key: trackKey(shop, number, 'whole', Date.now() - 500 * 86_400_000) }
  const expired = {
    status: 410,
    message: 'This link has expired. We can email a new one to the address the order was placed with.',
  }
  await expect(guest.trackedOrder(link)).rejects.toMatchObject(expired)
  await expect(guest.cancelTrackedOrder(link)).rejects.toMatchObject(expired)

  await guest.renewTrackingLink(link)
  await guest.renewTrackingLink(link)
  await expect(guest.renewTrackingLink({ orderNumber: number, key: `${link.key}x` })).rejects.toMatchObject({
    status: 404,
  })
  expect((await shop.emails()).filter(({ kind }) => kind === 'tracking-link')).toMatchObject([
    { toEmail: 'ann@example.com' },
  ])
  expect((await guest.trackedOrder(await linkIn(shop, 'tracking-link'))).order.masked).toBe(false)

  await shop.db.update(orders).set({ email: '' }).where(eq(orders.number, number))
  await expect(guest.renewTrackingLink(link)).rejects.toMatchObject({ status: 404 })
})
