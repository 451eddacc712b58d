import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { variants } from '#db/tables/products.ts'
import { cartOf, sessionIdOf } from '#test/buy.ts'
import { providerNames, type Selling, sellBy } from '#test/providers/sell-by.ts'

describe.each(providerNames)('an order that was edited and paid by link once more, by %s', (name) => {
  const sell = (run: (selling: Selling) => Promise<void>) => sellBy(name, run)

  /** A frame at $60.00, replaced by a larger one at $90.00 before it ships. */
  async function open({ shop, sandbox, url }: Selling) {
    const admin = shop.as(await shop.admin())
    const frame = await shop.product({ name: 'Frame', priceCents: 60_00, sizes: [52, 54], onHand: 5 })
    const dearer = frame.variants[1]?.id ?? ''
    await shop.db.update(variants).set({ priceCents: 90_00 }).where(eq(variants.id, dearer))
    const guest = shop.as(shop.guest())
    const first = sessionIdOf((await guest.checkout.createCheckoutSession(cartOf(frame))).url)
    await sandbox.pay(first)
    const { orderNumber } = await guest.checkout.retreiveSession({ sessionId: first })
    await shop.runJobs()
    const read = async () => (await admin.orders.findOrder({ orderNumber })).order
    const { _id: orderId, orderDetails, version } = await read()
    const lines = [{ lineId: orderDetails[0]?._id ?? '', keep: 0, add: { variantId: dearer, quantity: 1 } }]
    const { difference } = await admin.orderChanges.previewChange({ orderId, lines })
    await admin.orderChanges.changeLines({ orderId, version, lines, difference })

    const asked = (await shop.emails()).find(({ kind }) => kind === 'payment-request')
    const link = String(Object(asked?.fields).place).replace('/pay/', '')
    const second = sessionIdOf((await guest.paymentLinks.openPaymentLink({ link })).url)
    await sandbox.pay(second)
    await guest.checkout.retreiveSession({ sessionId: second })
    const work = async () => {
      await shop.runJobs()
      await sandbox.tell(url)
      await shop.runJobs()
    }
    await work()
    const paid = async () =>
      (await Promise.all([first, second].map((id) => sandbox.payment.findSession(id)))).map(({ charge }) => charge)
    return { admin, orderId, orderNumber, read, work, paid }
  }

  async function ship({ admin, orderId, orderNumber }: Awaited<ReturnType<typeof open>>) {
    await admin.shipments.markOrderAsShipped({ orderId, orderNumber, trackingNumber: '9400 1000' })
    const { refundable } = await admin.payments.findRefundable({ orderNumber })
    return refundable
  }

  test('gives a refund that is larger than either payment back to both', () =>
    sell(async (selling) => {
      const opened = await open(selling)
      const { admin, orderId, read, work, paid } = opened
      expect((await paid()).map((charge) => charge?.amountCents)).toEqual([60_00, 30_00])
      const { lines, refunded } = await ship(opened)
      const wanted = lines.flatMap(({ lineId, amounts }) => (amounts.length > 0 ? [{ lineId, quantity: 1 }] : []))
      const wish = {
        orderId,
        lines: wanted,
        hasShipping: false,
        motive: 'faulty' as const,
        isRestocked: true,
        refunded,
      }
      await admin.payments.refundOrder(wish)
      await expect(admin.payments.refundOrder(wish)).rejects.toMatchObject({ status: 409 })
      await work()
      expect((await paid()).map((charge) => charge?.refundedCents)).toEqual([60_00, 30_00])
      expect(await read()).toMatchObject({ refunded: 90, refund: 'done' })
      await selling.expectSound()
    }))

  test('is refunded to both when it is canceled', () =>
    sell(async (selling) => {
      const { admin, orderId, work, paid } = await open(selling)
      await admin.orders.cancelOrder({ orderToCancel: orderId })
      await work()
      expect((await paid()).map((charge) => charge?.refundedCents)).toEqual([60_00, 30_00])
      await selling.expectSound()
    }))

  test('leaves less to refund after a refund of its second payment in the dashboard', () =>
    sell(async (selling) => {
      const opened = await open(selling)
      const { shop } = selling
      const { paid, work, read } = opened
      const [, second] = await paid()
      const chargeId = second?.chargeId ?? ''
      const byHand = { chargeId, currency: 'USD', amountCents: 10_00, idempotencyKey: 'by-hand' }
      await selling.sandbox.payment.refund(byHand)
      await work()
      expect(await ship(opened)).toMatchObject({ refunded: 70, rest: 80 })
      expect((await read()).refunded).toBe(10)
      expect((await read()).events.map(({ note }) => note)).toContain('$10.00 was refunded by the payment provider.')
      const told = (await shop.emails()).filter(({ kind }) => kind === 'refunded')
      expect(told.map(({ fields }) => Object(fields).refundedCents)).toEqual([10_00])
      await selling.expectSound()
    }))

  test('is disputed as it was paid and as it is', () =>
    sell(async (selling) => {
      const { sandbox } = selling
      const { admin, orderId, orderNumber, read, work, paid } = await open(selling)
      const [first, second] = await paid()
      await sandbox.dispute(first?.chargeId ?? '')
      await sandbox.dispute(second?.chargeId ?? '')
      await work()
      const { toRespond } = await admin.disputes.listDisputes({})
      expect(toRespond.map((each) => [each.orderNumber, each.amount]).toSorted()).toEqual([
        [orderNumber, 30],
        [orderNumber, 60],
      ])
      for (const { _id: disputeId, amount } of toRespond) {
        const { evidence } = await admin.disputes.findDispute({ disputeId })
        expect(evidence?.items).toMatchObject([
          { name: 'Frame', size: 52, quantity: 1, amount: 60, canceled: 1, isAdded: false },
          { name: 'Frame', size: 54, quantity: 1, amount: 90, canceled: 0, isAdded: true },
        ])
        expect(evidence?.payments).toMatchObject([
          { amount: 60, isDisputed: amount === 60 },
          { amount: 30, isDisputed: amount === 30 },
        ])
      }
      expect((await read()).disputedAt).not.toBeNull()
      // What the bank holds of the first payment had paid for what it was replaced by.
      await admin.orders.cancelOrder({ orderToCancel: orderId })
      await work()
      expect((await paid()).map((charge) => charge?.refundedCents)).toEqual([0, 0])
      await selling.expectSound()
    }))
})
