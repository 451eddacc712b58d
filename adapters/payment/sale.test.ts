import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { checkoutSessions } from '#db/tables/checkout.ts'
import { orders } from '#db/tables/orders.ts'
import { payments, refunds } from '#db/tables/payments.ts'
import { products, variants } from '#db/tables/products.ts'
import { releaseReservations } from '#modules/reservations/release-reservations.ts'
import type { ProductWish } from '#test/add-product.ts'
import { cartOf, sessionIdOf } from '#test/buy.ts'
import type { Person } from '#test/create-test-shop.ts'
import { type Between, providerNames, type Selling, sellBy } from '#test/providers/sell-by.ts'

describe.each(providerNames)('a sale by %s', (name) => {
  const sell = (run: (selling: Selling) => Promise<void>, between?: Between) => sellBy(name, run, between)

  async function checkOut({ shop }: Selling, wish: ProductWish & { quantity?: number; by?: Person } = {}) {
    const { quantity, by = shop.guest(), ...rest } = wish
    const product = await shop.product({ name: 'Lido', priceCents: 60_00, onHand: 3, ...rest })
    const { url } = await shop.as(by).checkout.createCheckoutSession(cartOf(product, quantity))
    return { product, buyer: by, sessionId: sessionIdOf(url), cardPage: url }
  }

  async function stockOf({ shop }: Selling, { id }: { id: string }) {
    const [found] = await shop.db.select().from(variants).where(eq(variants.productId, id))
    return [found?.onHand, found?.reserved]
  }

  test('completes from the cart to the receipt', () =>
    sell(async (selling) => {
      const { shop, sandbox, url } = selling
      const { product, buyer, sessionId } = await checkOut(selling, { quantity: 2 })
      const client = shop.as(buyer)
      expect(await client.checkout.retreiveSession({ sessionId })).toMatchObject({ state: 'pending' })
      expect(await sandbox.pay(sessionId, { state: 'CA', shipping: 'express' })).toBe('pays')
      expect(await sandbox.tell(url)).toBe(true)
      await shop.runJobs()
      expect(await client.checkout.retreiveSession({ sessionId })).toMatchObject({
        state: 'paid',
        masked: false,
        customer: { name: 'Ann Lee', email: 'ann@example.com' },
        subTotal: 120,
        shippingFee: 14.95,
        totalTax: 8.7,
        grandTotal: 143.65,
        cardLast4: '4242',
        cardType: 'visa',
      })
      expect((await shop.emails()).map(({ kind, state }) => `${kind} ${state}`).sort()).toEqual([
        'new-order unsent',
        'receipt unsent',
      ])
      expect(await stockOf(selling, product)).toEqual([1, 0])
      await selling.expectSound()
    }))

  test("is confirmed by the buyer's return before any event, which then changes nothing", () =>
    sell(async (selling) => {
      const { shop, sandbox, url } = selling
      const { buyer, sessionId } = await checkOut(selling)
      await sandbox.pay(sessionId)
      const { orderNumber } = await shop.as(buyer).checkout.retreiveSession({ sessionId })
      await sandbox.tell(url)
      await shop.runJobs()
      expect((await shop.as(buyer).checkout.retreiveSession({ sessionId })).orderNumber).toBe(orderNumber)
      expect(await shop.db.$count(orders)).toBe(1)
      await selling.expectSound()
    }))

  test('opens one card page however often CHECKOUT is pressed', () =>
    sell(async (selling) => {
      const { shop } = selling
      const product = await shop.product({ onHand: 3 })
      const { checkout } = shop.as(shop.guest())
      const wish = { ...cartOf(product), idempotencyKey: 'press-0001' }
      const pages = await Promise.all(Array.from({ length: 5 }, () => checkout.createCheckoutSession(wish)))
      pages.push(await checkout.createCheckoutSession(wish))
      expect(new Set(pages.map(({ url }) => url)).size).toBe(1)
      expect(await stockOf(selling, product)).toEqual([3, 1])
    }))

  test('waits for a card that pays', () =>
    sell(async (selling) => {
      const { shop, sandbox } = selling
      const { buyer, sessionId } = await checkOut(selling)
      for (const card of ['4000000000000002', '4000000000009995']) await sandbox.pay(sessionId, {}, card)
      expect(await shop.as(buyer).checkout.retreiveSession({ sessionId })).toMatchObject({ state: 'pending' })
      await sandbox.pay(sessionId, {}, '4000002500003155')
      expect(await sandbox.authenticate(sessionId, true)).toBe('pays')
      expect(await shop.as(buyer).checkout.retreiveSession({ sessionId })).toMatchObject({
        state: 'paid',
        cardLast4: '3155',
      })
    }))

  test('keeps the price of its card page, and opens another page for a new price', () =>
    sell(async (selling) => {
      const { shop, sandbox } = selling
      const { product, buyer, sessionId } = await checkOut(selling)
      await shop.db.update(products).set({ priceCents: 90_00 }).where(eq(products.id, product.id))
      await expect(shop.as(shop.guest()).checkout.createCheckoutSession(cartOf(product))).rejects.toThrow(
        'Prices have changed. Your cart total is now $90.00.',
      )
      await sandbox.pay(sessionId)
      expect((await shop.as(buyer).checkout.retreiveSession({ sessionId })).grandTotal).toBe(60)
    }))

  test('that is canceled is refunded in full, once', () =>
    sell(async (selling) => {
      const { shop, sandbox, url } = selling
      const ann = await shop.customer()
      const { product, sessionId } = await checkOut(selling, { by: ann })
      await sandbox.pay(sessionId)
      await shop.as(ann).checkout.retreiveSession({ sessionId })
      const [order] = await shop.db.select().from(orders)
      const { orderHistory } = await shop.as(ann).orders.cancelOrder({ orderToCancel: order?.id ?? '' })
      expect(orderHistory[0]).toMatchObject({ status: 'Canceled', refund: 'pending' })
      await shop.runJobs()
      await sandbox.tell(url)
      await shop.runJobs()
      expect((await sandbox.payment.findSession(sessionId)).charge?.refundedCents).toBe(60_00)
      expect((await shop.as(ann).orders.ordersHistory({})).orderHistory[0]).toMatchObject({ refund: 'done' })
      expect(await stockOf(selling, product)).toEqual([3, 0])
      await selling.expectSound()
    }))

  test('that is shipped is refunded by unit, once, and after a refund in the dashboard only what is left', () =>
    sell(async (selling) => {
      const { shop, sandbox, url } = selling
      const { buyer, sessionId } = await checkOut(selling)
      await sandbox.pay(sessionId)
      const { orderNumber } = await shop.as(buyer).checkout.retreiveSession({ sessionId })
      const admin = shop.as(await shop.admin())
      const [order] = await shop.db.select().from(orders)
      const orderId = order?.id ?? ''
      await admin.shipments.markOrderAsShipped({ orderId, orderNumber, trackingNumber: '9400 1000' })
      const { charge } = await sandbox.payment.findSession(sessionId)
      const chargeId = charge?.chargeId ?? ''
      await sandbox.payment.refund({ chargeId, currency: 'USD', amountCents: 20_00, idempotencyKey: 'by-hand' })

      const { refundable } = await admin.payments.findRefundable({ orderNumber })
      const lines = refundable.lines.map(({ lineId, amounts }) => ({ lineId, quantity: amounts.length }))
      const all = { orderId, lines, hasShipping: false, motive: 'returned' as const, isRestocked: true, refunded: 0 }
      await admin.payments.refundOrder(all)
      await expect(admin.payments.refundOrder(all)).rejects.toMatchObject({ status: 409 })
      await shop.runJobs()
      await sandbox.tell(url)
      await shop.runJobs()
      expect((await sandbox.payment.findSession(sessionId)).charge?.refundedCents).toBe(60_00)
      expect(await shop.db.select().from(refunds).orderBy(refunds.amountCents)).toMatchObject([
        { reason: 'by-provider', state: 'done', amountCents: 20_00 },
        { reason: 'by-staff', state: 'done', amountCents: 40_00 },
      ])
      const notes = (await admin.orders.findOrder({ orderNumber })).order.invoices
      expect(notes.filter(({ kind }) => kind === 'credit-note')).toHaveLength(2)
      await selling.expectSound()
    }))

  test('of which an amount is refunded before it ships is refunded the rest when it is canceled', () =>
    sell(async (selling) => {
      const { shop, sandbox, url } = selling
      const { buyer, sessionId } = await checkOut(selling)
      await sandbox.pay(sessionId)
      const { orderNumber } = await shop.as(buyer).checkout.retreiveSession({ sessionId })
      const admin = shop.as(await shop.admin())
      const { orderId, refunded } = (await admin.payments.findRefundable({ orderNumber })).refundable
      const wish = { orderId, lines: [], hasShipping: false, isRestocked: false, motive: 'goodwill' as const, refunded }
      await admin.payments.refundOrder({ ...wish, amount: 12.34 })
      await expect(admin.payments.refundOrder({ ...wish, amount: 12.34 })).rejects.toMatchObject({ status: 409 })
      await shop.runJobs()
      await sandbox.tell(url)
      expect((await sandbox.payment.findSession(sessionId)).charge?.refundedCents).toBe(12_34)
      await admin.orders.cancelOrder({ orderToCancel: orderId })
      await shop.runJobs()
      await sandbox.tell(url)
      await shop.runJobs()
      expect((await sandbox.payment.findSession(sessionId)).charge?.refundedCents).toBe(60_00)
      const notes = (await admin.orders.findOrder({ orderNumber })).order.invoices
      expect(notes.filter(({ kind }) => kind === 'credit-note')).toHaveLength(2)
      await selling.expectSound()
    }))

  test('that expires returns to the cart, and its units are released', () =>
    sell(async (selling) => {
      const { shop, sandbox } = selling
      const { product, buyer, sessionId } = await checkOut(selling)
      await endTime(selling, sessionId)
      await releaseReservations(shop)
      expect(await sandbox.pay(sessionId)).toBe('stale')
      await expect(shop.as(buyer).checkout.retreiveSession({ sessionId })).rejects.toMatchObject({
        status: 410,
        message: 'Your session has experied.',
      })
      expect(await stockOf(selling, product)).toEqual([3, 0])
      await selling.expectSound()
    }))

  test('that is paid in its last moment becomes an order', () =>
    sell(async (selling) => {
      const { shop, sandbox } = selling
      const { product, sessionId } = await checkOut(selling)
      await sandbox.pay(sessionId)
      await endTime(selling, sessionId)
      await releaseReservations(shop)
      expect(await shop.db.$count(orders)).toBe(1)
      expect(await stockOf(selling, product)).toEqual([2, 0])
      await selling.expectSound()
    }))

  test.each([
    ['becomes an order while units are left', 2, 'ordered', 0],
    ['goes back when there are none', 1, 'refunded', 1],
  ] as const)('that is paid after the shop gave it up %s', (_what, onHand, status, refunded) => {
    let isHasty = false
    const hasty: Between = (payment) => ({
      ...payment,
      expireSession: async (id) => (isHasty ? undefined : payment.expireSession(id)),
      async findSession(id) {
        const found = await payment.findSession(id)
        return isHasty ? { sessionId: id, reference: found.reference, state: 'expired', charge: null } : found
      },
    })
    return sell(async (selling) => {
      const { shop, sandbox, url } = selling
      const { product, sessionId } = await checkOut(selling, { onHand })
      isHasty = true
      await shop.db.update(checkoutSessions).set({ expiresAt: sql`now() - interval '1 second'` })
      await releaseReservations(shop)
      isHasty = false
      const { url: other } = await shop.as(shop.guest()).checkout.createCheckoutSession(cartOf(product))
      await sandbox.pay(sessionIdOf(other))
      await sandbox.tell(url)
      await shop.runJobs()

      await sandbox.pay(sessionId)
      await sandbox.tell(url)
      await shop.runJobs()
      await sandbox.tell(url)
      await shop.runJobs()
      const [late] = await shop.db
        .select()
        .from(checkoutSessions)
        .where(eq(checkoutSessions.providerSessionId, sessionId))
      expect(late?.status).toBe(status)
      expect(await shop.db.$count(refunds, eq(refunds.state, 'done'))).toBe(refunded)
      await selling.expectSound()
    }, hasty)
  })

  test('that is disputed is marked for admins, also in its timeline', () =>
    sell(async (selling) => {
      const { shop, sandbox, url } = selling
      const ann = await shop.customer()
      const { sessionId } = await checkOut(selling, { by: ann })
      await sandbox.pay(sessionId)
      const { orderNumber } = await shop.as(ann).checkout.retreiveSession({ sessionId })
      const [payment] = await shop.db.select().from(payments)
      await sandbox.dispute(payment?.chargeId ?? '')
      const body = sandbox.bodyOf({ type: 'charge-disputed', chargeId: payment?.chargeId ?? '' })
      for (let told = 0; told < 3; told++) {
        const response = await fetch(`${url}/api/webhooks/payment`, {
          method: 'POST',
          headers: sandbox.sign(body),
          body,
        })
        expect(response.status).toBe(200)
      }
      await shop.runJobs()

      const admin = shop.as(await shop.admin())
      const { order } = await admin.orders.findOrder({ orderNumber })
      expect(Date.parse(order.disputedAt ?? '')).toBeGreaterThan(Date.now() - 60_000)
      expect(order.events.filter(({ kind }) => kind === 'disputed')).toHaveLength(1)
      expect((await shop.as(ann).orders.findOrder({ orderNumber })).order.disputedAt).toBeNull()
    }))

  async function endTime({ shop, sandbox }: Selling, sessionId: string) {
    await sandbox.runOut(sessionId)
    await shop.db
      .update(checkoutSessions)
      .set({ expiresAt: sql`now() - interval '1 second'` })
      .where(eq(checkoutSessions.providerSessionId, sessionId))
  }
})
