import { expect, test } from 'vitest'
import { shopDay } from '#contract/shipping/arrival-dates.ts'
import type { OwnPickupPoint } from '#contract/shipping/own-pickup-point.ts'
import { demoSettings } from '#demo/catalog/demo-settings.ts'
import { findSandboxSession } from '#sandbox/find-sandbox-session.ts'
import { cartOf, sandboxVisitor, sessionIdOf } from '#test/buy.ts'
import { createTestShop } from '#test/create-test-shop.ts'
import { expectConsistentShop } from '#test/expect-consistent-shop.ts'
import { renderEmail } from '../emails/render-email.ts'

const noAddress = { country: '', line1: '', line2: '', city: '', state: '', region: '', postal: '' }
const address = { line1: 'Mission St 12', line2: '', city: 'San Francisco', state: 'CA', postalCode: '94105' }
const values = { ...address, country: 'US', hours: 'Mon to Fri, 10 to 6', price: 3, readyDays: 2, isOn: true }

/** A shop with a pickup point in California that costs $3. */
async function openShop() {
  const shop = await createTestShop()
  const admin = shop.as(await shop.admin())
  const { pointId } = await admin.shipping.addPickupPoint({ name: 'Studio' })
  const change = (changes: Partial<OwnPickupPoint> = {}) =>
    admin.shipping.changePickupPoint({ pointId, name: 'Studio', version: 1, ...values, ...changes })
  return { shop, admin, pointId, change }
}

test('an order is picked up: no address is asked for, the place is taxed, and emails, invoice and lists say so', async () => {
  const { shop, admin, pointId, change } = await openShop()
  await change()
  const product = await shop.product({ priceCents: 60_00 })
  const ann = await shop.customer('ann@example.com')
  const { checkout, orders, invoices } = shop.as(ann)
  const { url } = await checkout.createCheckoutSession({ ...cartOf(product), pickup: pointId })
  const sessionId = sessionIdOf(url)
  expect((await findSandboxSession(shop.db, sessionId))?.basket).toMatchObject({
    shipping: [{ option: pointId, label: expect.stringMatching(/^Pickup: Studio, ready \w{3}, /), cents: 3_00 }],
    pickedUpIn: { country: 'US', state: 'CA' },
  })
  expect(await shop.pay(sessionId, { ...noAddress, shipping: pointId })).toBe('pays')
  const confirmed = await checkout.retreiveSession({ sessionId })
  expect(confirmed).toMatchObject({
    shippingFee: 3,
    totalTax: 4.35,
    grandTotal: 67.35,
    pickup: { name: 'Studio', hours: values.hours },
  })
  await shop.runJobs()
  const written = async (kind: string) => {
    const [email] = (await shop.emails()).filter((each) => each.kind === kind)
    if (!email) throw new Error(`There is no ${kind}`)
    return renderEmail(shop, email)
  }
  expect((await written('receipt')).text).toMatch(
    /ready to pick up on .+Studio\s+Mission St 12\s+San Francisco, CA 94105.+Mon to Fri/s,
  )

  const { orderNumber } = confirmed
  const { order } = await admin.orders.findOrder({ orderNumber })
  expect(order).toMatchObject({
    shippingOption: 'pickup',
    pickup: { name: 'Studio' },
    shippingAddress: { ...address, name: 'Ann Lee', country: 'US' },
    expected: null,
  })
  expect(order.promised?.from).toBe(order.promised?.to)
  const ship = { orderId: order._id, orderNumber, trackingNumber: '1Z 999 AA1 0123456784' }
  await expect(admin.shipments.markOrderAsShipped(ship)).rejects.toMatchObject({ status: 400 })

  const lines = order.orderDetails.map(({ _id: lineId, quantity }) => ({ lineId, quantity }))
  const ready = { orderId: order._id, lines, carrier: null, trackingNumber: null }
  expect(await admin.shipments.addShipment(ready)).toMatchObject({ message: 'Marked as ready to pick up.' })
  await shop.runJobs()
  expect((await shop.emails()).some(({ kind }) => kind === 'shipped')).toBe(false)
  const told = await written('ready-for-pickup')
  expect(told.subject).toBe(`Your order ${orderNumber} is ready to pick up`)
  expect(told.text).toMatch(/pick it up at Studio.+Mission St 12.+Mon to Fri, 10 to 6/s)

  const { shipments } = (await orders.findOrder({ orderNumber })).order
  const [part] = shipments
  if (!part) throw new Error('Nothing is ready')
  const deliveredOn = shopDay(new Date(), demoSettings.shop)
  await admin.shipments.markDelivered({ shipmentId: part._id, deliveredOn })
  expect((await orders.findOrder({ orderNumber })).order).toMatchObject({ fulfillment: 'delivered', deliveredOn })

  const { invoice } = await invoices.findInvoice({ invoiceNumber: order.invoices[0]?.number ?? 'INV-000001' })
  expect(invoice).toMatchObject({
    buyer: { name: 'Ann Lee', line1: '', city: '' },
    shipping: { option: 'pickup', totalCents: 3_00 },
    taxes: [{ place: 'CA', taxCents: 4_35 }],
  })
  await expectConsistentShop(shop)
})

test('the card page of what is picked up has no address, and a transfer stores that of the pickup point', async () => {
  const { shop, admin, pointId, change } = await openShop()
  await change({ price: 0 })
  await admin.settings.changeBankTransfer({
    version: 0,
    values: {
      offersTransfer: true,
      transferDays: 7,
      accountHolder: 'MG',
      bankName: 'Bank',
      accountNumber: 'DE75 5121 0800 1245 1261 99',
      bankCode: '',
      transferNote: '',
    },
  })
  const product = await shop.product({ priceCents: 60_00 })
  const guest = shop.as(shop.guest())
  const wanted = { ...cartOf(product), pickup: pointId }
  const { url } = await guest.checkout.createCheckoutSession(wanted)
  const { html } = await sandboxVisitor((await shop.listen()).url).ask(new URL(url).pathname)
  expect(html).toContain('Pickup: Studio')
  expect(html).toContain('$64.35')
  expect(html).not.toContain('name="line1"')

  const { products, subTotal } = wanted
  const { quote } = await guest.checkout.quoteOrder({ products, subTotal, country: 'DE', pickup: pointId })
  expect(quote).toMatchObject({ option: pointId, shippingFee: 0, totalTax: 4.35, grandTotal: 64.35 })
  const buyer = { email: 'ann@example.com', name: 'Ann Lee', phone: '', country: 'DE', ...address, state: '' }
  const ordered = { products, subTotal, codes: [], buyer, pickup: pointId, shipping: pointId, total: 64.35 }
  const { sessionId } = await guest.pendingOrders.orderByTransfer(ordered)
  expect(await guest.checkout.retreiveSession({ sessionId })).toMatchObject({
    state: 'awaiting',
    totalTax: 4.35,
    pickup: { name: 'Studio' },
    customerAddress: { ...address, country: 'US' },
  })
})

test('a point is off until its address is saved, and wrong values, taken names and stale versions are refused', async () => {
  const { shop, admin, pointId, change } = await openShop()
  const product = await shop.product()
  const { checkout } = shop.as(shop.guest())
  const gone = { status: 409, message: 'You can no longer pick up there. Please choose again.' }
  const order = () => checkout.createCheckoutSession({ ...cartOf(product), pickup: pointId })
  await expect(order()).rejects.toMatchObject(gone)

  const fieldsOf = (changes: Partial<OwnPickupPoint>) =>
    change(changes).catch(({ status, fields }) => [status, ...fields.map(({ param }: { param: string }) => param)])
  expect(await fieldsOf({ line1: ' ', country: 'XX', price: -1, readyDays: 400 })).toEqual(
    expect.arrayContaining([400, 'line1', 'country', 'price', 'readyDays']),
  )
  expect(await fieldsOf({ state: '', postalCode: 'nope' })).toEqual([400, 'state', 'postalCode'])
  const other = await admin.shipping.addPickupPoint({ name: 'Garden' })
  await expect(admin.shipping.addPickupPoint({ name: 'STUDIO' })).rejects.toMatchObject({ status: 409 })
  expect(await fieldsOf({ name: 'garden' })).toEqual([409, 'name'])

  const { point } = await change()
  expect(point).toMatchObject({ pointId, version: 2, ...values })
  expect((await shop.settings.read()).delivery.pickupPoints).toMatchObject([{ id: pointId, priceCents: 3_00 }])
  await expect(change()).rejects.toMatchObject({ status: 409 })
  await order()
  await admin.shipping.removePickupPoint({ pointId, version: 2 })
  await expect(order()).rejects.toMatchObject(gone)
  expect((await admin.shipping.listPickupPoints({})).points).toMatchObject([{ pointId: other.pointId, isOn: false }])
})
