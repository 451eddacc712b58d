import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { PaidCharge, Payment } from '#adapters/payment/payment.ts'
import { checkoutSessions, reservations } from '#db/tables/checkout.ts'
import { orderEvents, orders } from '#db/tables/orders.ts'
import { payments, refunds } from '#db/tables/payments.ts'
import { variants } from '#db/tables/products.ts'
import { sandboxRefunds } from '#db/tables/sandbox.ts'
import { cartOf, sessionIdOf } from '#test/buy.ts'
import { createTestShop, type TestShop } from '#test/create-test-shop.ts'
import { expectConsistentShop } from '#test/expect-consistent-shop.ts'
import { catchUpPayments } from '../payments/catch-up-payments.ts'
import { releaseReservations } from '../reservations/release-reservations.ts'
import { confirmCheckout } from './confirm-checkout.ts'

async function openSession(shop: TestShop, onHand: number | null = 3, quantity = 1) {
  const product = await shop.product({ name: 'Lido', priceCents: 60_00, onHand })
  const buyer = shop.guest()
  const { url } = await shop.as(buyer).checkout.createCheckoutSession(cartOf(product, quantity))
  return { product, buyer, sessionId: sessionIdOf(url) }
}

async function stockOf(shop: TestShop, product: { id: string }) {
  const [found] = await shop.db.select().from(variants).where(eq(variants.productId, product.id))
  return { onHand: found?.onHand, reserved: found?.reserved }
}

test('concurrent return, webhook, reconciliation and expiry place one order', async () => {
  const shop = await createTestShop()
  const { product, buyer, sessionId } = await openSession(shop)
  await shop.pay(sessionId)
  await shop.db.update(checkoutSessions).set({ createdAt: sql`now() - interval '20 minutes'` })
  await shop.runOut(sessionId)
  const client = shop.as(buyer)
  await Promise.all([
    ...Array.from({ length: 10 }, () => confirmCheckout(shop, sessionId)),
    ...Array.from({ length: 10 }, () => client.checkout.retreiveSession({ sessionId })),
    ...Array.from({ length: 5 }, () => catchUpPayments(shop)),
    ...Array.from({ length: 5 }, () => releaseReservations(shop)),
  ])
  await shop.runJobs()

  expect(await shop.db.$count(orders)).toBe(1)
  expect(await shop.db.$count(payments)).toBe(1)
  expect(await shop.db.$count(refunds)).toBe(0)
  expect(await stockOf(shop, product)).toEqual({ onHand: 2, reserved: 0 })
  expect((await shop.emails()).map(({ kind }) => kind).sort()).toEqual(['new-order', 'receipt'])
  const events = await shop.db.select().from(orderEvents)
  expect(events.map(({ kind }) => kind).sort()).toEqual(['paid', 'placed'])
  await expectConsistentShop(shop)
})

test('reading an unpaid session places no order, even a thousand times', async () => {
  const shop = await createTestShop()
  const { buyer, sessionId } = await openSession(shop)
  // From a network of its own each time, so that every read asks the provider.
  const readOften = () => {
    const { checkout } = shop.as({ ...buyer, address: shop.guest().address })
    return Promise.all(Array.from({ length: 50 }, () => checkout.retreiveSession({ sessionId })))
  }
  for (let asked = 0; asked < 1_000; asked += 50) await readOften()
  expect(await shop.db.$count(orders)).toBe(0)
  await shop.pay(sessionId)
  for (let asked = 0; asked < 100; asked += 50) await readOften()
  expect(await shop.db.$count(orders)).toBe(1)
})

test('the data that a browser sends on return changes nothing', async () => {
  const shop = await createTestShop()
  const { buyer, sessionId } = await openSession(shop)
  await shop.pay(sessionId)
  const forged = [{ productId: crypto.randomUUID(), quantity: 100, price: 0.01, name: 'Gold' }]
  const { productsOrdered } = await shop.as(buyer).checkout.retreiveSession({ sessionId, products: forged })
  expect(productsOrdered).toMatchObject([{ name: 'Lido', quantity: 1, price: 60 }])
})

test('an expired checkout releases its units once, and its card page is closed', async () => {
  const shop = await createTestShop()
  const { product, buyer, sessionId } = await openSession(shop, 3, 2)
  await releaseReservations(shop)
  expect(await stockOf(shop, product)).toEqual({ onHand: 3, reserved: 2 })
  await shop.runOut(sessionId)
  await Promise.all(Array.from({ length: 5 }, () => releaseReservations(shop)))
  expect(await stockOf(shop, product)).toEqual({ onHand: 3, reserved: 0 })
  expect(await shop.pay(sessionId)).toBe('stale')
  await expect(shop.as(buyer).checkout.retreiveSession({ sessionId })).rejects.toMatchObject({
    status: 410,
    message: 'Your session has experied.',
  })
})

test('a checkout paid in its last moment becomes an order when it expires', async () => {
  const shop = await createTestShop()
  const { product, sessionId } = await openSession(shop)
  await shop.pay(sessionId)
  await shop.runOut(sessionId)
  await releaseReservations(shop)
  expect(await shop.db.$count(orders)).toBe(1)
  expect(await stockOf(shop, product)).toEqual({ onHand: 2, reserved: 0 })
})

/** A shop whose provider reports its sessions as expired while the sandbox still accepts payments for them. */
async function openHastyShop() {
  let isHasty = false
  const shop = await createTestShop({
    payment: (sandbox) => ({
      ...sandbox,
      expireSession: async (id) => (isHasty ? undefined : sandbox.expireSession(id)),
      async findSession(sessionId) {
        const found = await sandbox.findSession(sessionId)
        return isHasty ? { sessionId, reference: found.reference, state: 'expired', charge: null } : found
      },
    }),
  })
  return {
    shop,
    async giveUp(sessionId: string) {
      isHasty = true
      await shop.db
        .update(checkoutSessions)
        .set({ expiresAt: sql`now() - interval '1 second'` })
        .where(eq(checkoutSessions.providerSessionId, sessionId))
      await releaseReservations(shop)
      isHasty = false
    },
  }
}

test('a payment after expiry becomes an order while units are left', async () => {
  const { shop, giveUp } = await openHastyShop()
  const { product, buyer, sessionId } = await openSession(shop)
  await giveUp(sessionId)
  await expect(shop.as(buyer).checkout.retreiveSession({ sessionId })).rejects.toMatchObject({ status: 410 })
  await shop.pay(sessionId)
  expect(await shop.as(buyer).checkout.retreiveSession({ sessionId })).toMatchObject({ state: 'paid' })
  expect(await confirmCheckout(shop, sessionId)).toBe('ordered')
  expect(await stockOf(shop, product)).toEqual({ onHand: 2, reserved: 0 })
  expect(await shop.db.$count(reservations, eq(reservations.state, 'taken'))).toBe(1)
  await expectConsistentShop(shop)
})

test('a payment after the items sold out is refunded in full, once, and the buyer is notified', async () => {
  const { shop, giveUp } = await openHastyShop()
  const { product, buyer, sessionId } = await openSession(shop, 1)
  await giveUp(sessionId)
  await shop.order({ product })
  await shop.pay(sessionId)

  const states = await Promise.all(Array.from({ length: 5 }, () => confirmCheckout(shop, sessionId)))
  expect(new Set(states)).toEqual(new Set(['refunded']))
  await shop.runJobs()
  expect(await shop.db.$count(orders)).toBe(1)
  expect(await shop.db.select().from(refunds)).toMatchObject([
    { reason: 'cannot-be-served', state: 'done', amountCents: 60_00, attempts: 1 },
  ])
  expect(await shop.db.select().from(sandboxRefunds)).toMatchObject([{ amountCents: 60_00 }])
  const sent = (await shop.emails()).filter(({ kind }) => kind === 'payment-returned')
  expect(sent).toMatchObject([{ toEmail: 'ann@example.com', subject: 'Your payment of $60.00 will be refunded' }])
  expect(await stockOf(shop, product)).toEqual({ onHand: 0, reserved: 0 })
  await expectConsistentShop(shop)
  await expect(shop.as(buyer).checkout.retreiveSession({ sessionId })).rejects.toMatchObject({ status: 409 })
})

test("a payment of another amount than the checkout's becomes no order and is refunded", async () => {
  const wrong: Partial<PaidCharge>[] = [
    { amountCents: 1 },
    { subtotalCents: 59_00, amountCents: 59_00 },
    { shippingCents: 5, amountCents: 60_05 },
    { taxCents: -10_00, amountCents: 50_00 },
    { currency: 'jpy' },
  ]
  for (const charge of wrong) {
    const shop = await createTestShop({ payment: (sandbox) => answering(sandbox, charge) })
    const { product, sessionId } = await openSession(shop)
    await shop.pay(sessionId)
    expect(await confirmCheckout(shop, sessionId), JSON.stringify(charge)).toBe('refunded')
    expect(await shop.db.$count(orders)).toBe(0)
    expect(await shop.db.$count(refunds)).toBe(1)
    expect(await stockOf(shop, product)).toEqual({ onHand: 3, reserved: 0 })
  }
})

test('a paid session that names another checkout, or an unknown one, changes nothing', async () => {
  const shop = await createTestShop({
    payment: (sandbox) => ({ ...sandbox, findSession: (id) => naming(sandbox, id) }),
  })
  const mine = await openSession(shop)
  const theirs = await openSession(shop)
  await shop.pay(theirs.sessionId)
  const [victim] = await shop.db
    .select()
    .from(checkoutSessions)
    .where(eq(checkoutSessions.providerSessionId, mine.sessionId))
  references.set(theirs.sessionId, victim?.id ?? '')
  await expect(confirmCheckout(shop, theirs.sessionId)).rejects.toThrow('belongs to no checkout of this shop')
  expect(await shop.db.$count(orders)).toBe(0)
  references.clear()
})

test('a payment refunded before its order was placed is recorded without an order', async () => {
  const shop = await createTestShop()
  const { product, sessionId } = await openSession(shop)
  await shop.pay(sessionId)
  const { charge } = await shop.payment.findSession(sessionId)
  await shop.payment.refund({
    chargeId: charge?.chargeId ?? '',
    currency: 'USD',
    amountCents: 60_00,
    idempotencyKey: 'by-hand',
  })
  expect(await confirmCheckout(shop, sessionId)).toBe('refunded')
  await shop.runJobs()
  expect(await shop.db.select().from(refunds)).toMatchObject([{ reason: 'by-provider', state: 'done' }])
  expect(await shop.db.$count(sandboxRefunds)).toBe(1)
  await expectConsistentShop(shop)
  expect(await stockOf(shop, product)).toEqual({ onHand: 3, reserved: 0 })
})

test('while the payment provider is away the confirmation is pending, and its return confirms', async () => {
  let isAway = false
  const shop = await createTestShop({
    payment: (sandbox) => ({
      ...sandbox,
      findSession: (id) => (isAway ? Promise.reject(new Error('No answer in 10 s')) : sandbox.findSession(id)),
    }),
  })
  const { buyer, sessionId } = await openSession(shop)
  await shop.pay(sessionId)
  isAway = true
  expect(await shop.as(buyer).checkout.retreiveSession({ sessionId })).toMatchObject({ state: 'pending', masked: true })
  await shop.runOut(sessionId)
  await releaseReservations(shop)
  expect(await shop.db.$count(checkoutSessions, eq(checkoutSessions.status, 'open'))).toBe(1)
  isAway = false
  expect(await shop.as(buyer).checkout.retreiveSession({ sessionId })).toMatchObject({ state: 'paid' })
})

test('products whose stock is not tracked can always be sold', async () => {
  const shop = await createTestShop()
  const { product, sessionId } = await openSession(shop, null, 100)
  await shop.pay(sessionId)
  expect(await confirmCheckout(shop, sessionId)).toBe('ordered')
  expect(await stockOf(shop, product)).toEqual({ onHand: null, reserved: 0 })
})

function answering(sandbox: Payment, changed: Partial<PaidCharge>): Payment {
  return {
    ...sandbox,
    async findSession(id) {
      const found = await sandbox.findSession(id)
      return found.state === 'paid' ? { ...found, charge: { ...found.charge, ...changed } } : found
    },
  }
}

const references = new Map<string, string>()

async function naming(sandbox: Payment, id: string) {
  const found = await sandbox.findSession(id)
  return { ...found, reference: references.get(id) ?? found.reference }
}
