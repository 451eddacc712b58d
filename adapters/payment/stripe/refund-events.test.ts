import { expect, test } from 'vitest'
import { orders } from '#db/tables/orders.ts'
import { refunds } from '#db/tables/payments.ts'
import { storePaymentEvent } from '#modules/payments/store-payment-event.ts'
import { openStripeShop } from '#test/shops/open-stripe-shop.ts'

test('a session with another amount than it was opened for becomes no order and is refunded', async () => {
  const { double, shop, paid, expectSound } = await openStripeShop()
  const { sessionId, buyer } = await paid()
  double.knobs.mutateAmount = -5_00
  await expect(shop.as(buyer).checkout.retreiveSession({ sessionId })).rejects.toMatchObject({ status: 409 })
  await shop.runJobs()
  expect(await shop.db.select().from(refunds)).toMatchObject([{ reason: 'cannot-be-served', state: 'done' }])
  double.heal()
  await expectSound()
})

test("a refund made in Stripe's dashboard meanwhile is recorded, and not refunded again", async () => {
  const { double, shop, url, paid, expectSound } = await openStripeShop()
  const { sessionId, buyer, chargeId } = await paid()
  await shop.as(buyer).checkout.retreiveSession({ sessionId })
  const [order] = await shop.db.select().from(orders)
  const admin = await shop.admin()
  await shop.as(admin).orders.cancelOrder({ orderToCancel: order?.id ?? '' })
  double.refundAtDesk(chargeId, 60_00)
  await shop.runJobs()
  expect(await shop.db.select().from(refunds)).toMatchObject([
    { state: 'done', providerRefundId: expect.stringMatching(/^re_/) },
  ])
  expect(double.ledger().refunds).toHaveLength(1)
  await double.deliver(url)
  await shop.runJobs()
  // The email about the cancellation has told its buyer.
  expect((await shop.emails()).filter(({ kind }) => kind === 'refunded')).toEqual([])
  await expectSound()
})

test('a refund that the bank returns days later is due again, and paid when an admin retries it', async () => {
  const { double, shop, url, paid, expectSound } = await openStripeShop()
  const { sessionId, chargeId, buyer } = await paid()
  const { orderNumber } = await shop.as(buyer).checkout.retreiveSession({ sessionId })
  const admin = shop.as(await shop.admin())
  const seen = async () => (await admin.orders.findOrder({ orderNumber })).order
  await admin.orders.cancelOrder({ orderToCancel: (await seen())._id })
  await shop.runJobs()
  expect(await seen()).toMatchObject({ refund: 'done', refundFailure: null })

  double.loseRefunds(chargeId)
  Object.assign(double.webhook, { dup: 3, shuffle: true })
  await double.deliver(url)
  await shop.runJobs()
  const { refund, refundFailure, events } = await seen()
  expect(refund).toBe('failed')
  expect(refundFailure?.lastError).toBe("The payment provider paid this refund, but the buyer's bank rejected it.")
  expect(events.filter(({ kind }) => kind === 'refund-failed')).toHaveLength(1)
  await expectSound()

  await admin.payments.retryRefund({ refundId: refundFailure?.refundId ?? '' })
  await shop.runJobs()
  // A repeated event of the first one changes nothing.
  for (const event of double.events) event.isHeard = !event.type.includes('refund.')
  await double.deliver(url)
  await shop.runJobs()
  expect(await seen()).toMatchObject({ refund: 'done', refundFailure: null })
  expect(double.books.refunds.map(({ status }) => status)).toEqual(['failed', 'succeeded'])
  await expectSound()
})

test('an event about a refund that is unchanged, or not recorded as paid, changes nothing', async () => {
  const { double, shop, paid } = await openStripeShop()
  const { sessionId, chargeId, buyer } = await paid()
  const { orderNumber } = await shop.as(buyer).checkout.retreiveSession({ sessionId })
  const deliver = async (id: string) => {
    await storePaymentEvent(shop, { id, type: 'refund-changed', sessionId: null, chargeId })
    await shop.runJobs()
    return shop.db.select().from(refunds)
  }
  expect(await deliver('evt_before')).toEqual([])

  const admin = shop.as(await shop.admin())
  const { order } = await admin.orders.findOrder({ orderNumber })
  await admin.orders.cancelOrder({ orderToCancel: order._id })
  await shop.runJobs()
  expect(await deliver('evt_stands')).toMatchObject([{ state: 'done', lastError: null }])

  double.loseRefunds(chargeId)
  await shop.db.update(refunds).set({ state: 'pending', doneAt: null })
  expect(await deliver('evt_under_way')).toMatchObject([{ state: 'pending', lastError: null }])
})
