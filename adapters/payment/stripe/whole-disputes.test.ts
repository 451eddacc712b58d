import { expect, test } from 'vitest'
import { disputeMovements } from '#db/tables/disputes.ts'
import { refunds } from '#db/tables/payments.ts'
import { cartOf, sessionIdOf } from '#test/buy.ts'
import { createTestShop } from '#test/create-test-shop.ts'
import { expectConsistentShop } from '#test/expect-consistent-shop.ts'
import { openStripeDouble } from '#test/stripe/open-double.ts'
import { expectSoundLedger } from '#test/stripe/sound-ledger.ts'
import { stripePayment } from './stripe-payment.ts'

/** A charge of $60.00 of which $20.00 were refunded, and which the buyer then disputes as a whole. */
async function openDisputed() {
  const double = await openStripeDouble()
  const shop = await createTestShop({ payment: () => stripePayment(double.settings) })
  const { url } = await shop.listen()
  const admin = shop.as(await shop.admin())
  const product = await shop.product({ priceCents: 60_00 })
  const buyer = shop.as(shop.guest())
  const sessionId = sessionIdOf((await buyer.checkout.createCheckoutSession(cartOf(product))).url)
  double.pay(sessionId)
  const { orderNumber } = await buyer.checkout.retreiveSession({ sessionId })
  const chargeId = (await shop.payment.findSession(sessionId)).charge?.chargeId ?? ''
  const { refundable } = await admin.payments.findRefundable({ orderNumber })

  const refund = (amount: number) =>
    admin.payments.refundOrder({
      ...{ orderId: refundable.orderId, lines: [], hasShipping: false, isRestocked: false, motive: 'goodwill' },
      ...{ amount, refunded: 0 },
    })
  async function tellAll() {
    await double.deliver(url)
    await shop.runJobs()
  }
  return { double, shop, admin, chargeId, orderNumber, refund, tellAll }
}

test.each([
  ['lost', 'the refunded part', ['fee 1500', 'returned 2000', 'withdrawn 6000'], -15],
  ['won', 'all of it', ['fee 1500', 'returned 6000', 'withdrawn 6000'], 25],
] as const)('a dispute over more than is left that is %s gives %s again', async (end, _what, movements, sales) => {
  const { double, shop, admin, chargeId, orderNumber, refund, tellAll } = await openDisputed()
  await refund(20)
  await tellAll()
  double.dispute(chargeId, { isWhole: true })
  await tellAll()
  // The bank has taken more than the charge brought, until it sees the refund.
  expect((await admin.reports.readFigures({})).now.sales).toBe(-35)
  expect((await admin.payments.findRefundable({ orderNumber })).refundable).toMatchObject({ refunded: 20, rest: 0 })

  double.moveDispute(chargeId, end)
  await tellAll()
  const moved = await shop.db.select().from(disputeMovements)
  expect(moved.map(({ kind, amountCents }) => `${kind} ${amountCents}`).sort()).toEqual(movements)
  expect((await admin.reports.readFigures({})).now.sales).toBe(sales)
  expect(await shop.db.select().from(refunds)).toMatchObject([{ amountCents: 20_00, state: 'done' }])
  expect((await admin.payments.findRefundable({ orderNumber })).refundable.rest).toBe(end === 'won' ? 40 : 0)
  await expectConsistentShop(shop)
  await expectSoundLedger(shop, double)
  await double.close()
})
