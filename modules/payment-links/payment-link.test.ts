import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { checkoutSessions } from '#db/tables/checkout.ts'
import { orders } from '#db/tables/orders.ts'
import { payments, refunds } from '#db/tables/payments.ts'
import { variants } from '#db/tables/products.ts'
import { sessionIdOf } from '#test/buy.ts'
import { createTestShop, type PlacedOrder } from '#test/create-test-shop.ts'
import { listInconsistencies } from '#test/list-inconsistencies.ts'
import { releaseReservations } from '../reservations/release-reservations.ts'
import { requestPayment, withdrawPaymentRequest } from './request-payment.ts'

const shop = await createTestShop()

/** Asks the buyer of an order for $12.00 more, for units of another product where given. */
async function ask({ id }: PlacedOrder, variantId?: string) {
  return shop.db.transaction(async (tx) => {
    const [order] = await tx.select().from(orders).where(eq(orders.id, id))
    if (!order) throw new Error('No such order')
    return requestPayment(shop, tx, {
      order,
      amountCents: 12_00,
      description: 'A longer chain',
      units: variantId ? [{ variantId, quantity: 1, name: 'Chain', color: null, size: null }] : [],
      validDays: 7,
    })
  })
}

const linkIn = (path: string) => path.replace('/pay/', '')
const guest = shop.as(shop.guest())

async function stockOf(variantId: string) {
  const [found] = await shop.db.select().from(variants).where(eq(variants.id, variantId))
  return [found?.onHand, found?.reserved]
}

async function openPage(path: string) {
  return sessionIdOf((await guest.paymentLinks.openPaymentLink({ link: linkIn(path) })).url)
}

test('a buyer pays what a change costs more by the link in an email, once', async () => {
  const order = await shop.order()
  const chain = await shop.product({ onHand: 1 })
  const variantId = chain.variants[0]?.id ?? ''
  const { path } = await ask(order, variantId)
  expect(await stockOf(variantId)).toEqual([1, 1])
  expect((await shop.emails()).findLast(({ kind }) => kind === 'payment-request')).toMatchObject({
    subject: `Please pay $12.00 for order ${order.number}`,
    fields: { place: path },
  })
  const link = linkIn(path)
  expect((await guest.paymentLinks.findPaymentLink({ link })).payment).toMatchObject({
    state: 'open',
    orderNumber: order.number,
    lines: [{ name: 'A longer chain', quantity: 1, price: 12 }],
    total: 12,
  })

  const sessionId = await openPage(path)
  expect(await openPage(path)).toBe(sessionId)
  expect(await shop.pay(sessionId)).toBe('pays')
  const confirmed = await Promise.all([1, 2, 3].map(() => guest.checkout.retreiveSession({ sessionId })))
  expect(confirmed.map(({ orderNumber }) => orderNumber)).toEqual([order.number, order.number, order.number])
  await shop.runJobs()

  const added = await shop.db.select().from(payments).where(eq(payments.addsToOrderId, order.id))
  expect(added.map(({ amountCents }) => amountCents)).toEqual([12_00])
  expect(await stockOf(variantId)).toEqual([0, 0])
  expect((await guest.paymentLinks.findPaymentLink({ link })).payment.state).toBe('paid')
  await expect(guest.paymentLinks.openPaymentLink({ link })).rejects.toMatchObject({ status: 409 })
})

test('a link opens another card page once the first is over, and never two that can be paid', async () => {
  const { path, checkoutId } = await ask(await shop.order())
  const pages = new Set(await Promise.all([1, 2, 3, 4].map(() => openPage(path))))
  expect(pages.size).toBe(1)
  const [first = ''] = pages
  await shop.payment.expireSession(first)
  const second = await openPage(path)
  expect(second).not.toBe(first)
  expect(await shop.pay(first)).toBe('stale')
  expect(await shop.pay(second)).toBe('pays')
  expect(await guest.paymentLinks.findPaymentLink({ link: linkIn(path) })).toMatchObject({ payment: { state: 'open' } })
  await guest.checkout.retreiveSession({ sessionId: second })
  const [session] = await shop.db.select().from(checkoutSessions).where(eq(checkoutSessions.id, checkoutId))
  expect(session).toMatchObject({ status: 'ordered', providerSessionId: second })
})

test('a link that is withdrawn or over releases its units and opens nothing', async () => {
  const chain = await shop.product({ onHand: 2 })
  const variantId = chain.variants[0]?.id ?? ''
  const { path, checkoutId } = await ask(await shop.order(), variantId)
  const sessionId = await openPage(path)
  await shop.db.transaction((tx) => withdrawPaymentRequest(tx, checkoutId))
  await releaseReservations(shop)
  expect(await shop.pay(sessionId)).toBe('stale')
  expect(await stockOf(variantId)).toEqual([2, 0])
  await expect(guest.paymentLinks.openPaymentLink({ link: linkIn(path) })).rejects.toMatchObject({ status: 410 })
  expect((await guest.paymentLinks.findPaymentLink({ link: linkIn(path) })).payment.state).toBe('ended')
})

test('a payment for an order that was canceled meanwhile is refunded in full', async () => {
  const order = await shop.order({ by: await shop.customer() })
  const { path, checkoutId } = await ask(order)
  const sessionId = await openPage(path)
  await shop.as(order.by).orders.cancelOrder({ orderToCancel: order.id })
  expect(await shop.pay(sessionId)).toBe('pays')
  await expect(guest.checkout.retreiveSession({ sessionId })).rejects.toMatchObject({ status: 409 })
  await shop.runJobs()
  const [returned] = await shop.db
    .select({ cents: refunds.amountCents, state: refunds.state })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(eq(payments.sessionId, checkoutId))
  expect(returned).toEqual({ cents: 12_00, state: 'done' })
})

test('a canceled order is refunded with what was paid for its changes', async () => {
  const order = await shop.order({ by: await shop.customer() })
  const sessionId = await openPage((await ask(order)).path)
  await shop.pay(sessionId)
  await guest.checkout.retreiveSession({ sessionId })
  await shop.as(order.by).orders.cancelOrder({ orderToCancel: order.id })
  await shop.runJobs()
  const { rows } = await shop.db.execute(sql`
    select p.amount_cents = sum(r.amount_cents) as is_all from payments p join refunds r on r.payment_id = p.id
    where ${order.id} in (p.order_id, p.adds_to_order_id) group by p.id`)
  expect(rows).toEqual([{ is_all: true }, { is_all: true }])
})

test('a forged link finds nothing', async () => {
  const { path } = await ask(await shop.order())
  const [id] = linkIn(path).split('.')
  for (const link of ['', 'x', `${id}.x`, `${id}.`, linkIn(path).replace(/.$/, '!')]) {
    await expect(guest.paymentLinks.findPaymentLink({ link }), link).rejects.toMatchObject({ status: 404 })
    await expect(guest.paymentLinks.openPaymentLink({ link }), link).rejects.toMatchObject({ status: 404 })
  }
})

test('money and stock agree at the end', async () => {
  // The sold chain is on no line of the order: adding it is the change itself, which is not part of a payment link.
  expect(await listInconsistencies(shop.db)).toEqual({ 'units that left the stock otherwise than by an order': 1 })
})
