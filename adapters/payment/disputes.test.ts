import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { disputeMovements, disputes } from '#db/tables/disputes.ts'
import { orders } from '#db/tables/orders.ts'
import { refunds } from '#db/tables/payments.ts'
import { recordDisputes } from '#modules/disputes/record-disputes.ts'
import { cartOf, sessionIdOf } from '#test/buy.ts'
import { providerNames, type Selling, sellBy } from '#test/providers/sell-by.ts'

describe.each(providerNames)('a dispute at %s', (name) => {
  const sell = (run: (selling: Selling) => Promise<void>) => sellBy(name, run)

  async function order({ shop, sandbox }: Selling) {
    const product = await shop.product({ priceCents: 60_00, onHand: 3 })
    const buyer = shop.as(shop.guest())
    const sessionId = sessionIdOf((await buyer.checkout.createCheckoutSession(cartOf(product))).url)
    await sandbox.pay(sessionId)
    const { orderNumber } = await buyer.checkout.retreiveSession({ sessionId })
    const found = await sandbox.payment.findSession(sessionId)
    return { orderNumber, chargeId: found.state === 'paid' ? found.charge.chargeId : '' }
  }

  async function tellAll({ shop, sandbox, url }: Selling) {
    await sandbox.tell(url)
    await shop.runJobs()
  }

  const moneyOf = async ({ shop }: Selling) =>
    (await shop.db.select().from(disputeMovements)).map(({ kind, amountCents }) => `${kind} ${amountCents}`).sort()

  test('is shown with its deadline and evidence, reviewed and won, and its money is booked once', () =>
    sell(async (selling) => {
      const { shop, sandbox } = selling
      const admin = shop.as(await shop.admin())
      const { orderNumber, chargeId } = await order(selling)
      await sandbox.dispute(chargeId)
      await tellAll(selling)
      const { toRespond } = await admin.disputes.listDisputes({})
      expect(toRespond).toMatchObject([
        { orderNumber, amount: 60, reason: 'product_not_received', state: 'needs-response', customerName: 'Ann Lee' },
      ])
      expect(Date.parse(toRespond[0]?.respondBy ?? '')).toBeGreaterThan(Date.now())
      const found = await admin.disputes.findDispute({ disputeId: toRespond[0]?._id ?? '' })
      expect(found.evidence).toMatchObject({
        shippingAddress: 'Ann Lee, 12 Harbour Street, Portland OR 97201, the United States',
        emails: [{ subject: expect.stringContaining(orderNumber) }],
        invoices: [{ kind: 'invoice' }],
        parcels: [],
        refunded: 0,
      })
      expect((await admin.reports.listWork({})).disputes).toMatchObject({ count: 1, first: [{ orderNumber }] })
      expect(await moneyOf(selling)).toEqual(['fee 1500', 'withdrawn 6000'])
      expect((await shop.emails()).filter(({ kind }) => kind === 'dispute-opened')).toMatchObject([
        { toEmail: 'owner@mg.example.com', subject: `A payment of $60.00 for order ${orderNumber} is disputed` },
      ])

      await sandbox.moveDispute(chargeId, 'under-review')
      await tellAll(selling)
      expect((await admin.disputes.listDisputes({})).others).toMatchObject([{ state: 'under-review', respondBy: null }])
      await sandbox.moveDispute(chargeId, 'won')
      await Promise.all([tellAll(selling), recordDisputes(shop, chargeId), recordDisputes(shop, chargeId)])
      await recordDisputes(shop, chargeId)
      expect(await moneyOf(selling)).toEqual(['fee 1500', 'returned 6000', 'withdrawn 6000'])
      expect((await admin.disputes.listDisputes({})).others).toMatchObject([{ state: 'won' }])
      const { order: shown } = await admin.orders.findOrder({ orderNumber })
      expect(shown.events.filter(({ kind }) => kind === 'disputed')).toHaveLength(1)
      expect(shown.events.filter(({ kind }) => kind === 'note').map(({ note }) => note)).toEqual([
        'The dispute over $60.00 is under review',
        'The dispute over $60.00 was won',
      ])
      await selling.expectSound()
    }))

  test('that is lost keeps its money, and the order is not refunded beside it', () =>
    sell(async (selling) => {
      const { shop, sandbox } = selling
      const admin = shop.as(await shop.admin())
      const { chargeId } = await order(selling)
      await sandbox.dispute(chargeId)
      await sandbox.moveDispute(chargeId, 'lost')
      await tellAll(selling)
      expect(await moneyOf(selling)).toEqual(['fee 1500', 'withdrawn 6000'])
      const [stored] = await shop.db.select().from(orders)
      await admin.orders.cancelOrder({ orderToCancel: stored?.id ?? '' })
      await tellAll(selling)
      expect((await admin.reports.readFigures({})).now.sales).toBe(-15)
      await selling.expectSound()
    }))

  test('that is won after the order was canceled gives the buyer what it held, once', () =>
    sell(async (selling) => {
      const { shop, sandbox } = selling
      const admin = shop.as(await shop.admin())
      const { orderNumber, chargeId } = await order(selling)
      await sandbox.dispute(chargeId)
      await tellAll(selling)
      const [stored] = await shop.db.select().from(orders)
      await admin.orders.cancelOrder({ orderToCancel: stored?.id ?? '' })
      await shop.runJobs()
      expect(await shop.db.$count(refunds)).toBe(0)
      await sandbox.moveDispute(chargeId, 'won')
      await Promise.all([tellAll(selling), recordDisputes(shop, chargeId), recordDisputes(shop, chargeId)])
      await tellAll(selling)
      expect(await shop.db.select().from(refunds)).toMatchObject([
        { amountCents: 60_00, reason: 'canceled', state: 'done' },
      ])
      expect((await shop.emails()).filter(({ kind }) => kind === 'refunded')).toMatchObject([
        { toEmail: stored?.email, fields: { refundedCents: 60_00 } },
      ])
      const { order: shown } = await admin.orders.findOrder({ orderNumber })
      expect(shown).toMatchObject({ status: 'Canceled', refund: 'done', refunded: 60 })
      expect(shown.invoices.filter(({ kind }) => kind === 'credit-note')).toHaveLength(1)
      await selling.expectSound()
    }))

  /** The bank has disputed a charge, and staff refund an amount of it before the shop hears of that. */
  async function refundDisputed(selling: Selling, { isRestocked = false } = {}) {
    const { shop, sandbox } = selling
    const admin = shop.as(await shop.admin())
    const { orderNumber, chargeId } = await order(selling)
    const { orderId } = (await admin.payments.findRefundable({ orderNumber })).refundable
    if (isRestocked) await admin.shipments.markOrderAsShipped({ orderId, orderNumber, trackingNumber: '9400 1000' })
    const { refundable } = await admin.payments.findRefundable({ orderNumber })
    const { refunded } = refundable
    const lines = isRestocked ? refundable.lines.map(({ lineId }) => ({ lineId, quantity: 1 })) : []
    const wish = { orderId, refunded, lines, hasShipping: false, isRestocked, amount: 20 }
    await sandbox.dispute(chargeId)
    await admin.payments.refundOrder({ ...wish, motive: 'goodwill' })
    await tellAll(selling)
    expect(await shop.db.select().from(refunds)).not.toMatchObject([{ state: 'done' }])
    await selling.expectSound()
    return { admin, orderNumber, chargeId }
  }

  test('that is lost replaces a refund that could not be paid beside it', () =>
    sell(async (selling) => {
      const { shop, sandbox } = selling
      const { admin, orderNumber, chargeId } = await refundDisputed(selling)
      await sandbox.moveDispute(chargeId, 'lost')
      await Promise.all([tellAll(selling), recordDisputes(shop, chargeId), recordDisputes(shop, chargeId)])
      expect(await shop.db.$count(refunds)).toBe(0)
      expect((await admin.reports.readFigures({})).now.sales).toBe(-15)
      const { order: shown } = await admin.orders.findOrder({ orderNumber })
      expect(
        shown.events
          .filter(({ kind }) => kind === 'note')
          .map(({ note }) => note)
          .sort(),
      ).toEqual([
        'The dispute over $60.00 was lost',
        'The refund of $20.00 is no longer owed: the buyer has the money by the dispute',
      ])
      await selling.expectSound()
    }))

  test('that is lost leaves refunded units that are back in stock refunded, so that none is put back twice', () =>
    sell(async (selling) => {
      const { admin, orderNumber, chargeId } = await refundDisputed(selling, { isRestocked: true })
      await selling.sandbox.moveDispute(chargeId, 'lost')
      await tellAll(selling)
      await selling.expectSound()
      expect((await admin.payments.findRefundable({ orderNumber })).refundable.lines).toMatchObject([{ amounts: [] }])
    }))

  test('that is won has the refund paid that could not be paid before', () =>
    sell(async (selling) => {
      const { shop, sandbox } = selling
      const { admin, orderNumber, chargeId } = await refundDisputed(selling)
      await sandbox.moveDispute(chargeId, 'won')
      await Promise.all([tellAll(selling), recordDisputes(shop, chargeId), recordDisputes(shop, chargeId)])
      await shop.runJobs()
      expect(await shop.db.select().from(refunds)).toMatchObject([{ amountCents: 20_00, state: 'done' }])
      const { order: shown } = await admin.orders.findOrder({ orderNumber })
      expect(shown.invoices.filter(({ kind }) => kind === 'credit-note')).toHaveLength(1)
      await selling.expectSound()
    }))

  test('is not overwritten by an answer to an earlier question', () =>
    sell(async (selling) => {
      const { shop, sandbox } = selling
      const { chargeId } = await order(selling)
      await sandbox.dispute(chargeId)
      const before = await sandbox.payment.listDisputes(chargeId)
      const asked = Promise.withResolvers<void>()
      const held = Promise.withResolvers<typeof before>()
      const listDisputes = () => {
        asked.resolve()
        return held.promise
      }
      const late = recordDisputes({ ...shop, payment: { ...shop.payment, listDisputes } }, chargeId)
      await asked.promise
      await sandbox.moveDispute(chargeId, 'lost')
      await recordDisputes(shop, chargeId)
      held.resolve(before)
      await late
      expect(
        await shop.db.select({ state: disputes.state }).from(disputes).where(eq(disputes.state, 'lost')),
      ).toHaveLength(1)
    }))
})
