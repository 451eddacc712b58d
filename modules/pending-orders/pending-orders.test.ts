import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { toAmount } from '#contract/money.ts'
import { checkoutSessions } from '#db/tables/checkout.ts'
import { invoices } from '#db/tables/invoices.ts'
import { orders } from '#db/tables/orders.ts'
import { payments, refunds } from '#db/tables/payments.ts'
import { pendingOrders } from '#db/tables/pending-orders.ts'
import { variants } from '#db/tables/products.ts'
import { cartOf, sessionIdOf } from '#test/buy.ts'
import { createTestShop } from '#test/create-test-shop.ts'
import { listInconsistencies } from '#test/list-inconsistencies.ts'
import { releaseReservations } from '../reservations/release-reservations.ts'

const shop = await createTestShop()
const admin = shop.as(await shop.admin())

const account = {
  offersTransfer: true,
  accountHolder: 'Example Goods',
  bankName: 'Example Bank',
  accountNumber: 'DE02 1203 0000 0000 2020 51',
  bankCode: 'BYLADEM1001',
  transferNote: '',
  transferDays: 5,
}
await admin.settings.changeBankTransfer({ version: 0, values: account })

const buyer = {
  email: 'ann@example.com',
  name: 'Ann Lee',
  phone: '',
  country: 'US',
  line1: '12 Harbour Street',
  line2: '',
  city: 'Oakland',
  state: 'CA',
  postalCode: '94601',
}
const itemOf = ({ id }: { id: string }, quantity = 1) => ({
  productId: id,
  selectedColor: null,
  selectedSize: null,
  quantity,
})

async function stockOf({ id }: { id: string }) {
  const [found] = await shop.db.select().from(variants).where(eq(variants.productId, id))
  return [found?.onHand, found?.reserved]
}

/** A guest orders one unit of a product to be paid by bank transfer. */
async function orderByTransfer(onHand = 1) {
  const product = await shop.product({ priceCents: 60_00, onHand })
  const guest = shop.as(shop.guest())
  const ordered = await guest.pendingOrders.orderByTransfer({
    ...{ products: [itemOf(product)], subTotal: 60, buyer, shipping: 'standard', total: 64.35 },
  })
  const [pending] = await shop.db.select().from(pendingOrders).where(eq(pendingOrders.number, ordered.orderNumber))
  return { ...ordered, product, guest, pendingOrderId: pending?.sessionId ?? '' }
}

async function passDue(id: string) {
  const over = { expiresAt: sql`now() - interval '1 second'` }
  await shop.db.update(checkoutSessions).set(over).where(eq(checkoutSessions.id, id))
}

const emailsOf = async (orderNumber: string) =>
  (await shop.emails()).filter(({ subject }) => subject.includes(orderNumber)).map(({ kind }) => kind)

test('an order by bank transfer is quoted, reserved and told, and placed once it is paid', async () => {
  const { orderNumber, sessionId, product, guest, pendingOrderId } = await orderByTransfer()
  expect(await stockOf(product)).toEqual([1, 1])
  expect(await guest.checkout.retreiveSession({ sessionId })).toMatchObject({
    state: 'awaiting',
    orderNumber,
    grandTotal: 64.35,
    totalTax: 4.35,
    customerAddress: { city: 'Oakland' },
    awaiting: { method: 'transfer', account: { accountNumber: 'DE02 1203 0000 0000 2020 51' } },
  })
  expect(await shop.as(shop.guest()).checkout.retreiveSession({ sessionId })).toMatchObject({
    masked: true,
    awaiting: { account: null },
  })
  expect(await shop.db.$count(invoices)).toBe(0)

  const paid = { pendingOrderId, paidBy: 'bank_transfer' as const, reference: 'SEPA 4711' }
  const answers = await Promise.all([1, 2, 3].map(() => admin.pendingOrders.markPaid(paid)))
  expect(answers.map((each) => each.orderNumber)).toEqual([orderNumber, orderNumber, orderNumber])
  await shop.runJobs()
  expect(await stockOf(product)).toEqual([0, 0])
  expect(await guest.checkout.retreiveSession({ sessionId })).toMatchObject({ state: 'paid', orderNumber })
  const { order } = await admin.orders.findOrder({ orderNumber })
  expect(order).toMatchObject({ status: 'Proccessing', grandTotal: 64.35, cardType: 'bank_transfer' })
  expect(order.events.find(({ kind }) => kind === 'note')?.note).toBe('Paid by bank transfer: SEPA 4711')
  expect(order.invoices).toHaveLength(1)
  expect((await emailsOf(orderNumber)).sort()).toEqual(['new-order', 'order-awaiting', 'receipt'])
})

test('an order that is not paid in time is released once, and its customer is told', async () => {
  const { orderNumber, product, pendingOrderId, guest, sessionId } = await orderByTransfer()
  await releaseReservations(shop)
  expect(await stockOf(product)).toEqual([1, 1])
  await passDue(pendingOrderId)
  await Promise.all([1, 2, 3].map(() => releaseReservations(shop)))
  expect(await stockOf(product)).toEqual([1, 0])
  expect((await emailsOf(orderNumber)).sort()).toEqual(['order-awaiting', 'order-not-paid'])
  await expect(guest.checkout.retreiveSession({ sessionId })).rejects.toMatchObject({ status: 410 })
})

test('a transfer that arrives late is ordered while units are left, and refused after that', async () => {
  const late = await orderByTransfer()
  await passDue(late.pendingOrderId)
  await releaseReservations(shop)
  await admin.pendingOrders.markPaid({ pendingOrderId: late.pendingOrderId, paidBy: 'bank_transfer' })
  expect(await stockOf(late.product)).toEqual([0, 0])

  const tooLate = await orderByTransfer()
  await passDue(tooLate.pendingOrderId)
  await releaseReservations(shop)
  await shop.db.update(variants).set({ onHand: 0 }).where(eq(variants.productId, tooLate.product.id))
  await expect(
    admin.pendingOrders.markPaid({ pendingOrderId: tooLate.pendingOrderId, paidBy: 'cash' }),
  ).rejects.toMatchObject({ status: 409 })
  expect(await shop.db.$count(orders, eq(orders.number, tooLate.orderNumber))).toBe(0)
})

test('marked as paid while the job releases it, twenty times: one of both, never half of each', async () => {
  for (let round = 0; round < 20; round++) {
    const { pendingOrderId, product, orderNumber } = await orderByTransfer()
    await passDue(pendingOrderId)
    await Promise.all([
      releaseReservations(shop),
      admin.pendingOrders.markPaid({ pendingOrderId, paidBy: 'bank_transfer' }),
      admin.pendingOrders.cancelPendingOrder({ pendingOrderId }).catch(() => null),
      releaseReservations(shop),
    ])
    expect(await stockOf(product)).toEqual([0, 0])
    expect(await shop.db.$count(orders, eq(orders.number, orderNumber))).toBe(1)
  }
  expect(await listInconsistencies(shop.db)).toEqual({})
})

test('a bank transfer is refused where it is off, at another total, and to who has three unpaid orders', async () => {
  const product = await shop.product({ priceCents: 60_00, onHand: 50 })
  const guest = shop.as(shop.guest())
  const wish = { products: [itemOf(product)], subTotal: 60, buyer, shipping: 'standard', total: 64.35 }
  const refused = (more: object) => guest.pendingOrders.orderByTransfer({ ...wish, ...more })
  await expect(refused({ total: 60 })).rejects.toThrow('The total has changed to $64.35.')
  await expect(refused({ shipping: 'by-owl' })).rejects.toMatchObject({ status: 409 })
  await expect(refused({ buyer: { ...buyer, state: 'Ontario' } })).rejects.toMatchObject({ status: 400 })
  await expect(refused({ buyer: { ...buyer, email: 'nobody' } })).rejects.toMatchObject({ status: 400 })
  const key = { idempotencyKey: 'press-0001' }
  const twice = await Promise.all([refused(key), refused(key)])
  expect(new Set(twice.map(({ orderNumber }) => orderNumber)).size).toBe(1)
  await refused({})
  await refused({})
  await expect(refused({})).rejects.toMatchObject({ status: 429 })

  await admin.settings.changeBankTransfer({ version: 1, values: { ...account, offersTransfer: false } })
  await expect(shop.as(shop.guest()).pendingOrders.orderByTransfer(wish)).rejects.toMatchObject({ status: 409 })
  await admin.settings.changeBankTransfer({ version: 2, values: account })
})

test('what was paid by transfer is paid back by hand, once, with a credit note', async () => {
  const { pendingOrderId, orderNumber } = await orderByTransfer()
  await admin.pendingOrders.markPaid({ pendingOrderId, paidBy: 'bank_transfer' })
  await shop.runJobs()
  const [order] = await shop.db.select().from(orders).where(eq(orders.number, orderNumber))
  await admin.orders.cancelOrder({ orderToCancel: order?.id ?? '' })
  await shop.runJobs()
  const [payment] = await shop.db
    .select()
    .from(payments)
    .where(eq(payments.orderId, order?.id ?? ''))
  const refund = async () =>
    (
      await shop.db
        .select()
        .from(refunds)
        .where(eq(refunds.paymentId, payment?.id ?? ''))
    )[0]
  expect(await refund()).toMatchObject({ state: 'pending', amountCents: 64_35 })
  const refundId = (await refund())?.id ?? ''
  await Promise.all([1, 2].map(() => admin.payments.markRefunded({ refundId, reference: 'back' })))
  await shop.runJobs()
  expect(await refund()).toMatchObject({ state: 'done' })
  const { order: shown } = await admin.orders.findOrder({ orderNumber })
  expect(shown.invoices.map(({ kind }) => kind)).toEqual(['invoice', 'credit-note'])
})

const manual = { email: 'ben@example.com', customerName: 'Ben', country: 'US', shipping: 'standard', days: 3 }

test('staff order for a customer, who pays by the link in an email', async () => {
  const ben = await shop.customer('ben@example.com')
  await shop.confirmAddress(ben)
  const product = await shop.product({ priceCents: 60_00, onHand: 2 })
  const items = [itemOf(product, 2)]
  const { quote } = await admin.pendingOrders.quoteManualOrder({ items, country: 'US' })
  expect(quote).toMatchObject({ subTotal: 120, shippingFee: 0, grandTotal: 120 })
  const wish = { ...manual, items, payment: 'link' as const }
  await expect(admin.pendingOrders.createManualOrder({ ...wish, total: 119 })).rejects.toMatchObject({ status: 409 })
  const { orderNumber } = await admin.pendingOrders.createManualOrder({ ...wish, total: 120, note: 'By phone' })
  expect(await stockOf(product)).toEqual([2, 2])
  const listed = (await admin.pendingOrders.listPendingOrders({})).pendingOrders.find(
    (each) => each.orderNumber === orderNumber,
  )
  expect(listed).toMatchObject({ method: 'link', total: 120, note: 'By phone', customerName: 'Ben' })
  const email = (await shop.emails()).findLast(({ kind }) => kind === 'order-awaiting')
  const link = String(Reflect.get(Object(email?.fields), 'place')).replace('/pay/', '')
  expect(listed?.link).toBe(`http://localhost:3000/pay/${link}`)

  const sessionId = sessionIdOf((await shop.as(ben).paymentLinks.openPaymentLink({ link })).url)
  expect(await shop.pay(sessionId, { email: 'ben@example.com', state: 'CA' })).toBe('pays')
  expect(await shop.as(ben).checkout.retreiveSession({ sessionId })).toMatchObject({
    state: 'paid',
    orderNumber,
    grandTotal: toAmount(120_00 + 8_70),
  })
  const { orderHistory } = await shop.as(ben).orders.ordersHistory({})
  expect(orderHistory.map((each) => each.orderNumber)).toContain(orderNumber)
  expect(await stockOf(product)).toEqual([0, 0])
})

test('staff order what was paid elsewhere, or by transfer until a date, and cancel or extend it', async () => {
  const product = await shop.product({ priceCents: 60_00, onHand: 3 })
  const wish = { ...manual, items: [itemOf(product)], buyer, total: 64.35 }
  const cash = { payment: 'paid' as const, paidBy: 'cash' as const, reference: 'Drawer 2' }
  const placed = await admin.pendingOrders.createManualOrder({ ...wish, ...cash })
  expect(placed.isPaid).toBe(true)
  const { order } = await admin.orders.findOrder({ orderNumber: placed.orderNumber })
  expect(order).toMatchObject({ grandTotal: 64.35, cardType: 'cash' })
  expect(await emailsOf(placed.orderNumber)).not.toContain('order-awaiting')

  const { orderNumber } = await admin.pendingOrders.createManualOrder({ ...wish, payment: 'transfer' })
  expect(await stockOf(product)).toEqual([2, 1])
  const [pending] = await shop.db.select().from(pendingOrders).where(eq(pendingOrders.number, orderNumber))
  const pendingOrderId = pending?.sessionId ?? ''
  await admin.pendingOrders.extendReservation({ pendingOrderId, days: 30 })
  await admin.pendingOrders.cancelPendingOrder({ pendingOrderId })
  expect(await stockOf(product)).toEqual([2, 0])
  expect((await emailsOf(orderNumber)).sort()).toEqual(['order-awaiting', 'order-not-paid'])
  await expect(admin.pendingOrders.cancelPendingOrder({ pendingOrderId })).rejects.toMatchObject({ status: 409 })
  await expect(admin.pendingOrders.extendReservation({ pendingOrderId, days: 2 })).rejects.toMatchObject({
    status: 409,
  })

  const { payment: _, ...without } = { ...wish, payment: 'paid' as const, buyer: undefined }
  await expect(admin.pendingOrders.createManualOrder({ ...without, payment: 'paid' })).rejects.toMatchObject({
    status: 400,
  })
})

test('a canceled order behind a link can no longer be paid, also where its card page was open', async () => {
  const product = await shop.product({ priceCents: 60_00, onHand: 1 })
  const wish = { ...manual, items: [itemOf(product)], payment: 'link' as const, total: 60 }
  const { orderNumber } = await admin.pendingOrders.createManualOrder(wish)
  const [pending] = await shop.db.select().from(pendingOrders).where(eq(pendingOrders.number, orderNumber))
  const pendingOrderId = pending?.sessionId ?? ''
  const { pendingOrders: listed } = await admin.pendingOrders.listPendingOrders({})
  const link = listed.find((each) => each._id === pendingOrderId)?.link?.split('/pay/')[1] ?? ''
  const sessionId = sessionIdOf((await shop.as(shop.guest()).paymentLinks.openPaymentLink({ link })).url)
  await admin.pendingOrders.cancelPendingOrder({ pendingOrderId })
  expect(await shop.pay(sessionId)).toBe('stale')
  expect(await stockOf(product)).toEqual([1, 0])
  await expect(admin.pendingOrders.markPaid({ pendingOrderId, paidBy: 'cash' })).rejects.toMatchObject({ status: 409 })
})

test('a shopper with an open card page can still choose the transfer for the last unit', async () => {
  const product = await shop.product({ priceCents: 60_00, onHand: 1 })
  const guest = shop.as(shop.guest())
  await guest.checkout.createCheckoutSession(cartOf(product))
  await guest.pendingOrders.orderByTransfer({
    ...{ products: [itemOf(product)], subTotal: 60, buyer, shipping: 'standard', total: 64.35 },
  })
  expect(await stockOf(product)).toEqual([1, 1])
})

test('what is left of an unpaid order says nothing about a customer who deleted the account', async () => {
  const email = 'cleo@example.com'
  const cleo = await shop.customer(email)
  const product = await shop.product({ priceCents: 60_00, onHand: 1 })
  const ordered = await shop.as(cleo).pendingOrders.orderByTransfer({
    ...{ products: [itemOf(product)], subTotal: 60, buyer: { ...buyer, email }, shipping: 'standard', total: 64.35 },
  })
  const deleteCleo = () => admin.privacy.deleteCustomer({ customerId: cleo.id })
  await expect(deleteCleo()).rejects.toThrow(`Order ${ordered.orderNumber} is still awaiting payment.`)
  const [pending] = await shop.db.select().from(pendingOrders).where(eq(pendingOrders.number, ordered.orderNumber))
  await admin.pendingOrders.cancelPendingOrder({ pendingOrderId: pending?.sessionId ?? '' })
  await deleteCleo()
  const [left] = await shop.db.select().from(pendingOrders).where(eq(pendingOrders.number, ordered.orderNumber))
  expect(left).toMatchObject({ email: '', phone: '', address: { line1: '', state: 'CA', country: 'US' } })
})

test('money and stock agree at the end', async () => {
  await shop.runJobs()
  expect(await listInconsistencies(shop.db)).toEqual({})
})
