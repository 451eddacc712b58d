import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { checkoutSessions } from '#db/tables/checkout.ts'
import { invoices } from '#db/tables/invoices.ts'
import { pendingOrders } from '#db/tables/pending-orders.ts'
import { cartOf, sessionIdOf } from '#test/buy.ts'
import { createTestShop, type Person, type TestShop } from '#test/create-test-shop.ts'
import { downloadData } from '#test/download-data.ts'
import { providerNames, sellBy } from '#test/providers/sell-by.ts'
import { typedBuyer } from '#test/typed-buyer.ts'
import { forgetNotes } from '../reservations/forget-notes.ts'

const notes = {
  customerNote: 'Please leave out <b>the box</b>.\nThank you',
  giftMessage: 'Happy birthday, Bo!\nYour Ann',
  taxNumber: 'DE 123 456 789',
}
const none = { customerNote: '', giftMessage: '', taxNumber: '' }

/** Checks a cart out with what is written. */
async function checkOut(shop: TestShop, by: Person, written: Partial<typeof notes> = notes) {
  const product = await shop.product({ priceCents: 60_00, onHand: 20 })
  const { checkout } = shop.as(by)
  const { url } = await checkout.createCheckoutSession({ ...cartOf(product), ...written })
  return { product, sessionId: sessionIdOf(url) }
}

const emailText = async (shop: TestShop, kind: string) =>
  JSON.stringify((await shop.emails()).find((email) => email.kind === kind)?.fields)

test.each(providerNames)('what a buyer writes is with the order that %s takes the payment of', async (provider) => {
  await sellBy(provider, async ({ shop, sandbox, url, expectSound }) => {
    const buyer = await shop.customer()
    const { sessionId } = await checkOut(shop, buyer)
    await sandbox.pay(sessionId)
    await sandbox.tell(url)
    await shop.runJobs()

    const { orderNumber, ...confirmed } = await shop.as(buyer).checkout.retreiveSession({ sessionId })
    expect(confirmed).toMatchObject(notes)
    expect((await shop.as(buyer).orders.findOrder({ orderNumber })).order).toMatchObject(notes)
    expect((await shop.as(await shop.admin()).orders.findOrder({ orderNumber })).order).toMatchObject(notes)
    // The link of the session alone shows none of it.
    expect(await shop.as(shop.guest()).checkout.retreiveSession({ sessionId })).toMatchObject({ masked: true, ...none })
    for (const kind of ['receipt', 'new-order']) expect(await emailText(shop, kind)).toContain('Happy birthday, Bo!')
    const [paper] = await shop.db.select().from(invoices)
    expect(paper?.content).toMatchObject({ buyer: { name: 'Ann Lee' }, buyerTaxNumber: notes.taxNumber })
    await expectSound()
  })
})

test('the same cart with other words is the same checkout with the latest words', async () => {
  const shop = await createTestShop()
  const buyer = shop.guest()
  const product = await shop.product({ onHand: 5 })
  const { checkout } = shop.as(buyer)
  const open = (written: Partial<typeof notes>) => checkout.createCheckoutSession({ ...cartOf(product), ...written })
  const first = await open({ giftMessage: 'Happy birthday' })
  const second = await open({ customerNote: '  A note  ', giftMessage: '' })
  expect(second.url).toBe(first.url)

  await shop.pay(sessionIdOf(first.url))
  const { sessionId } = { sessionId: sessionIdOf(first.url) }
  expect(await checkout.retreiveSession({ sessionId })).toMatchObject({ customerNote: 'A note', giftMessage: '' })
  // What is ordered stays as it was written.
  await open({ giftMessage: 'Too late' })
  expect(await checkout.retreiveSession({ sessionId })).toMatchObject({ customerNote: 'A note', giftMessage: '' })
})

test('too long a text and control characters are refused', async () => {
  const shop = await createTestShop()
  const buyer = shop.guest()
  for (const written of [
    { customerNote: 'x'.repeat(501) },
    { giftMessage: 'x'.repeat(301) },
    { giftMessage: 'a\u0007b' },
    { taxNumber: 'x'.repeat(41) },
    { taxNumber: 'DE 1\n2' },
  ]) {
    await expect(checkOut(shop, buyer, written)).rejects.toMatchObject({ status: 400 })
  }
})

test('a link that masks the address masks what the buyer wrote', async () => {
  const shop = await createTestShop()
  const buyer = shop.guest()
  const { sessionId } = await checkOut(shop, buyer)
  await shop.pay(sessionId)
  const { orderNumber } = await shop.as(buyer).checkout.retreiveSession({ sessionId })
  const guest = shop.as(shop.guest())
  const { key } = await guest.orderTracking.trackOrder({ orderNumber, email: typedBuyer.email })
  expect((await guest.orderTracking.trackedOrder({ orderNumber, key })).order).toMatchObject({ masked: true, ...none })
})

test('a customer downloads what they wrote, and it goes with their account', async () => {
  const shop = await createTestShop()
  const ann = await shop.customer()
  const { sessionId } = await checkOut(shop, ann)
  await shop.pay(sessionId)
  const { orderNumber } = await shop.as(ann).checkout.retreiveSession({ sessionId })
  await checkOut(shop, ann, { giftMessage: 'Never ordered' })
  expect((await downloadData(shop, ann)).orders).toMatchObject([notes])

  const admin = shop.as(await shop.admin())
  const { order } = await admin.orders.findOrder({ orderNumber })
  await admin.orders.cancelOrder({ orderToCancel: order._id })
  await admin.privacy.deleteCustomer({ customerId: ann.id })
  expect((await admin.orders.findOrder({ orderNumber })).order).toMatchObject(none)
  const left = await shop.db.select().from(checkoutSessions)
  expect(left).toHaveLength(2)
  for (const session of left) expect(session).toMatchObject(none)
})

test('what is written with a cart that is not ordered is forgotten after a day', async () => {
  const shop = await createTestShop()
  const { sessionId } = await checkOut(shop, shop.guest())
  const own = eq(checkoutSessions.providerSessionId, sessionId)
  const read = async () => (await shop.db.select().from(checkoutSessions).where(own))[0]
  await shop.db.update(checkoutSessions).set({ createdAt: sql`now() - interval '2 days'` })
  await forgetNotes(shop)
  expect(await read()).toMatchObject(notes)
  await shop.db.update(checkoutSessions).set({ status: 'expired' }).where(own)
  await forgetNotes(shop)
  expect(await read()).toMatchObject(none)
})

test('orders by bank transfer and of staff have them, and their email about the payment does not', async () => {
  const shop = await createTestShop()
  const admin = shop.as(await shop.admin())
  const account = {
    offersTransfer: true,
    accountHolder: 'Example',
    bankName: 'Bank',
    accountNumber: 'DE02 1203 0000 0000 2020 51',
    bankCode: '',
  }
  await admin.settings.changeBankTransfer({ version: 0, values: { ...account, transferNote: '', transferDays: 5 } })
  const product = await shop.product({ priceCents: 60_00, onHand: 20 })
  const buyer = {
    ...{ email: 'ann@example.com', name: 'Ann Lee', phone: '', country: 'US', line1: '12 Harbour Street', line2: '' },
    ...{ city: 'Oakland', state: 'CA', postalCode: '94601' },
  }
  const { products } = cartOf(product)
  const ann = await shop.customer()
  const byTransfer = await shop.as(ann).pendingOrders.orderByTransfer({
    products,
    subTotal: 60,
    buyer,
    shipping: 'standard',
    total: 64.35,
    ...notes,
  })
  await admin.pendingOrders.createManualOrder({
    ...{ items: products, payment: 'link', email: 'bo@example.com', customerName: 'Bo', country: 'US' },
    ...{ shipping: 'standard', total: 60, days: 7, ...notes },
  })
  await shop.runJobs()
  const { pendingOrders: waiting } = await admin.pendingOrders.listPendingOrders({})
  expect(waiting).toMatchObject([notes, notes])
  const ownUnpaid = async () => (await downloadData(shop, ann)).unpaidOrders
  expect(await ownUnpaid()).toMatchObject([
    { orderNumber: byTransfer.orderNumber, state: 'awaiting', total: 64.35, address: { city: 'Oakland' }, ...notes },
  ])
  expect((await ownUnpaid())[0]).not.toHaveProperty('note')
  // Anybody's address can be typed there: such an email carries no free text.
  expect(await emailText(shop, 'order-awaiting')).not.toContain('Happy')

  const [pending] = await shop.db.select().from(pendingOrders).where(eq(pendingOrders.number, byTransfer.orderNumber))
  await admin.pendingOrders.markPaid({ pendingOrderId: pending?.sessionId ?? '', paidBy: 'bank_transfer' })
  const { order } = await admin.orders.findOrder({ orderNumber: byTransfer.orderNumber })
  expect(order).toMatchObject(notes)
  expect(await emailText(shop, 'receipt')).toContain('Happy birthday, Bo!')
  expect(await ownUnpaid()).toEqual([])
})
