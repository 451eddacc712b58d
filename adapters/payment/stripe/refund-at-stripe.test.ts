import { afterAll, beforeEach, expect, test } from 'vitest'
import { UnpaidRefundError } from '#contract/errors.ts'
import { paidCharge } from '#test/providers/paid-charge.ts'
import { openStripeDouble } from '#test/stripe/open-double.ts'
import { stripePayment } from './stripe-payment.ts'

const double = await openStripeDouble()
const payment = stripePayment(double.settings)
afterAll(double.close)
beforeEach(double.heal)

test('a refund succeeds after a failure that Stripe stored with its key, and is paid once', async () => {
  const { sessionId, chargeId } = await paidCharge(payment, double)
  const refund = { chargeId, currency: 'USD', amountCents: 120_00, idempotencyKey: `refund:${chargeId}` }
  double.fail(1, 500, 'POST')
  await expect(payment.refund(refund)).rejects.toMatchObject({ statusCode: 500 })
  const { refundId } = await payment.refund(refund)
  expect(await payment.refund(refund)).toEqual({ refundId })
  expect((await payment.findSession(sessionId)).charge?.refundedCents).toBe(120_00)
  const keys = double.requests
    .filter(({ method }) => method === 'POST')
    .map(({ headers }) => headers['idempotency-key'])
  expect(new Set(keys)).toEqual(new Set([refund.idempotencyKey, `${refund.idempotencyKey}:2`]))
})

test('a refund that failed during an outage is paid when Stripe is back', async () => {
  const { sessionId, chargeId } = await paidCharge(payment, double)
  const refund = { chargeId, currency: 'USD', amountCents: 120_00, idempotencyKey: `refund:${chargeId}` }
  double.fail(1_000, 500, 'POST')
  for (let tried = 1; tried <= 13; tried++) await expect(payment.refund(refund)).rejects.toThrow()
  double.heal()
  await payment.refund(refund)
  expect((await payment.findSession(sessionId)).charge?.refundedCents).toBe(120_00)
})

test.each(['cut', 'garbage', 'acceptThenTimeout'] as const)(
  'a refund whose answer is lost (%s) is paid once all the same',
  async (loss) => {
    const { chargeId } = await paidCharge(payment, double)
    const refund = { chargeId, currency: 'USD', amountCents: 60_00, idempotencyKey: `refund:${chargeId}` }
    double.knobs[loss] = 1
    const { refundId } = await payment.refund(refund).catch(() => payment.refund(refund))
    expect(double.ledger().refunds.filter((each) => each.chargeId === chargeId)).toEqual([
      { id: refundId, chargeId, amountCents: 60_00 },
    ])
  },
)

test('a paid refund is found even when Stripe has forgotten its key', async () => {
  const { chargeId } = await paidCharge(payment, double)
  double.books.refund({ charge: chargeId, amount: '6000', metadata: { key: 'refund:long-ago' } })
  const { refundId } = await payment.refund({
    chargeId,
    currency: 'USD',
    amountCents: 60_00,
    idempotencyKey: 'refund:long-ago',
  })
  expect(double.ledger().refunds.filter((each) => each.chargeId === chargeId)).toMatchObject([{ id: refundId }])
})

test('a returned refund is paid again on the same day', async () => {
  const { sessionId, chargeId } = await paidCharge(payment, double)
  const refund = { chargeId, currency: 'USD', amountCents: 120_00, idempotencyKey: `refund:${chargeId}` }
  const ids: string[] = []
  for (let tried = 1; tried <= 3; tried++) {
    ids.push((await payment.refund(refund)).refundId)
    expect((await payment.findSession(sessionId)).charge?.refundedCents).toBe(120_00)
    if (tried === 3) break
    double.loseRefunds(chargeId)
    expect((await payment.findSession(sessionId)).charge?.refundedCents).toBe(0)
  }
  expect(new Set(ids).size).toBe(3)
  expect(await payment.refund(refund)).toEqual({ refundId: ids[2] })
})

test('a refund that fails immediately is reported, and paid again once the bank accepts it', async () => {
  const { sessionId, chargeId } = await paidCharge(payment, double)
  const refund = { chargeId, currency: 'USD', amountCents: 120_00, idempotencyKey: `refund:${chargeId}` }
  double.closeCard(chargeId, true)
  for (let tried = 1; tried <= 2; tried++) {
    const failure = await payment.refund(refund).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(UnpaidRefundError)
    expect(String(failure)).toMatch(/could not pay the refund re_\w+: expired or canceled card\.$/)
  }
  double.closeCard(chargeId, false)
  await payment.refund(refund)
  expect((await payment.findSession(sessionId)).charge?.refundedCents).toBe(120_00)
})
