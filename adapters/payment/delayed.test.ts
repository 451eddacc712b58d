import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { orders } from '#db/tables/orders.ts'
import { pendingOrders } from '#db/tables/pending-orders.ts'
import { variants } from '#db/tables/products.ts'
import { checkAwaitedPayments } from '#modules/pending-orders/check-awaited-payments.ts'
import { cartOf, sessionIdOf } from '#test/buy.ts'
import { providerNames, type Selling, sellBy } from '#test/providers/sell-by.ts'

describe.each(providerNames)('a bank debit by %s', (name) => {
  const sell = (run: (selling: Selling) => Promise<void>) => sellBy(name, run)

  /** Orders the last unit of a product, to be debited. */
  async function orderByDebit({ shop, sandbox }: Selling) {
    const product = await shop.product({ priceCents: 60_00, onHand: 1 })
    const buyer = shop.as(shop.guest())
    const sessionId = sessionIdOf((await buyer.checkout.createCheckoutSession(cartOf(product))).url)
    await sandbox.payByDebit(sessionId, { state: 'CA' })
    return { product, buyer, sessionId }
  }

  async function stockOf({ shop }: Selling, { id }: { id: string }) {
    const [found] = await shop.db.select().from(variants).where(eq(variants.productId, id))
    return [found?.onHand, found?.reserved]
  }

  async function tellAll({ shop, sandbox, url }: Selling) {
    await sandbox.tell(url)
    await shop.runJobs()
  }

  test('awaits its payment with its units and a number, and is placed once the bank accepts', () =>
    sell(async (selling) => {
      const { shop, sandbox } = selling
      const { product, buyer, sessionId } = await orderByDebit(selling)
      expect(await sandbox.payment.findSession(sessionId)).toMatchObject({
        state: 'processing',
        pending: { amountCents: 64_35, subtotalCents: 60_00, taxCents: 4_35, buyer: { email: 'ann@example.com' } },
      })
      const awaiting = await buyer.checkout.retreiveSession({ sessionId })
      expect(awaiting).toMatchObject({
        state: 'awaiting',
        orderStatus: 'Awaiting payment',
        grandTotal: 64.35,
        awaiting: { method: 'provider', until: null, account: null },
      })
      expect(await shop.db.$count(orders)).toBe(0)
      expect(await stockOf(selling, product)).toEqual([1, 1])
      await tellAll(selling)
      expect((await shop.emails()).map(({ kind }) => kind)).toEqual(['order-awaiting'])

      await sandbox.settleDebit(sessionId, true)
      await tellAll(selling)
      expect(await buyer.checkout.retreiveSession({ sessionId })).toMatchObject({
        state: 'paid',
        orderNumber: awaiting.orderNumber,
        grandTotal: 64.35,
      })
      expect(await stockOf(selling, product)).toEqual([0, 0])
      expect((await shop.emails()).map(({ kind }) => kind).sort()).toEqual(['new-order', 'order-awaiting', 'receipt'])
      await selling.expectSound()
    }))

  test('is released once if the bank declines, and its buyer is told', () =>
    sell(async (selling) => {
      const { shop, sandbox } = selling
      const { product, buyer, sessionId } = await orderByDebit(selling)
      await tellAll(selling)
      await sandbox.settleDebit(sessionId, false)
      await Promise.all([tellAll(selling), checkAwaitedPayments(shop), checkAwaitedPayments(shop)])
      expect(await stockOf(selling, product)).toEqual([1, 0])
      await expect(buyer.checkout.retreiveSession({ sessionId })).rejects.toMatchObject({ status: 410 })
      const told = (await shop.emails()).filter(({ kind }) => kind === 'order-not-paid')
      expect(told.map(({ toEmail }) => toEmail)).toEqual(['ann@example.com'])
      expect(await shop.db.select({ state: pendingOrders.state }).from(pendingOrders)).toEqual([{ state: 'failed' }])
      await selling.expectSound()
    }))

  test('keeps its units however long the bank takes, and is found without any event', () =>
    sell(async (selling) => {
      const { shop, sandbox } = selling
      const { product, buyer, sessionId } = await orderByDebit(selling)
      await buyer.checkout.retreiveSession({ sessionId })
      await shop.runOut(sessionId)
      await shop.runJobs()
      await checkAwaitedPayments(shop)
      expect(await stockOf(selling, product)).toEqual([1, 1])
      await sandbox.settleDebit(sessionId, true)
      await checkAwaitedPayments(shop)
      expect(await shop.db.$count(orders)).toBe(1)
      await selling.expectSound()
    }))

  test('is placed once, whatever order its events arrive in and however often', () =>
    sell(async (selling) => {
      const { shop, sandbox, url } = selling
      const { buyer, sessionId } = await orderByDebit(selling)
      await sandbox.settleDebit(sessionId, true)
      const body = sandbox.bodyOf({ type: 'session-paid', sessionId })
      const event = { method: 'POST', headers: { 'content-type': 'application/json', ...sandbox.sign(body) }, body }
      await Promise.all([1, 2, 3].map(() => fetch(`${url}/api/webhooks/payment`, event)))
      await Promise.all([
        tellAll(selling),
        checkAwaitedPayments(shop),
        ...[1, 2, 3].map(() => buyer.checkout.retreiveSession({ sessionId })),
      ])
      await tellAll(selling)
      expect(await shop.db.$count(orders)).toBe(1)
      expect((await shop.emails()).filter(({ kind }) => kind === 'receipt')).toHaveLength(1)
      await selling.expectSound()
    }))

  test('that is paid and then canceled is refunded like any other', () =>
    sell(async (selling) => {
      const { shop, sandbox } = selling
      const { product, sessionId } = await orderByDebit(selling)
      await tellAll(selling)
      await sandbox.settleDebit(sessionId, true)
      await tellAll(selling)
      const [order] = await shop.db.select().from(orders)
      await shop.as(await shop.admin()).orders.cancelOrder({ orderToCancel: order?.id ?? '' })
      await tellAll(selling)
      expect((await sandbox.payment.findSession(sessionId)).charge).toMatchObject({ refundedCents: 64_35 })
      expect(await stockOf(selling, product)).toEqual([1, 0])
      await selling.expectSound()
    }))
})

describe.each(providerNames)('a page of %s on which nothing is shipped', (name) => {
  test('asks for no address and charges no shipping', () =>
    sellBy(name, async ({ shop, sandbox }) => {
      const { sessionId } = await shop.payment.startCheckout({
        ...{
          reference: crypto.randomUUID(),
          currency: 'USD',
          countries: [],
          pickedUpIn: null,
          subtotalCents: 12_00,
          shipping: [],
        },
        lines: [{ name: 'A change', sku: 'AB-1', image: '', priceId: null, unitPriceCents: 12_00, quantity: 1 }],
        discounts: [],
        ...{ taxRates: [], taxMode: 'none', methods: ['card'], plans: { inThree: false, later: false } },
        ...{ successUrl: 'http://localhost:3000/done/{SESSION_ID}', cancelUrl: 'http://localhost:3000/cart' },
        ...{ email: 'ann@example.com', locale: 'en-US', expiresAt: new Date(Date.now() + 1_800_000) },
      })
      expect(await sandbox.pay(sessionId)).toBe('pays')
      expect((await sandbox.payment.findSession(sessionId)).charge).toMatchObject({
        ...{ amountCents: 12_00, shippingCents: 0, taxCents: 0, shippingOption: '' },
        buyer: { email: 'ann@example.com', name: 'Ann Lee', address: { line1: '', country: '' } },
      })
    }))
})
