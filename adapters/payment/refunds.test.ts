import { afterAll, describe, expect, test } from 'vitest'
import { createTestShop } from '#test/create-test-shop.ts'
import { buyAt } from '#test/providers/buy-at.ts'
import { type Sandbox, sandboxSide, stripeSide } from '#test/providers/provider.ts'
import { openStripeDouble } from '#test/stripe/open-double.ts'

const double = await openStripeDouble({ isTaxed: true })
afterAll(double.close)
const providers: [string, Sandbox][] = [
  ['the sandbox', sandboxSide(await createTestShop())],
  ['Stripe', stripeSide(double)],
]

describe.each(providers)('%s', (name, sandbox) => {
  const { payment } = sandbox
  const { chargeOf, paid } = buyAt(sandbox)

  describe('refunds', () => {
    let count = 0
    const key = () => `refund:${name}:${++count}`

    test.each([
      ['all of it', 120_00],
      ['a part of it', 20_00],
      ['one cent', 1],
    ])('%s', async (_what, amountCents) => {
      const { sessionId, charge } = await paid()
      const { refundId } = await payment.refund({
        chargeId: charge.chargeId,
        currency: 'USD',
        amountCents,
        idempotencyKey: key(),
      })
      expect(refundId).toMatch(/^re_/)
      const refunds = [{ refundId, amountCents, key: `refund:${name}:${count}` }]
      expect(await chargeOf(sessionId)).toMatchObject({ refundedCents: amountCents, amountCents: 120_00, refunds })
    })

    test('once per key', async () => {
      const { sessionId, charge } = await paid()
      const refund = { chargeId: charge.chargeId, currency: 'USD', amountCents: 120_00, idempotencyKey: key() }
      expect(await payment.refund(refund)).toEqual(await payment.refund(refund))
      expect((await chargeOf(sessionId)).refundedCents).toBe(120_00)
    })

    test('once per key even with ten concurrent calls', async () => {
      const { sessionId, charge } = await paid()
      const refund = { chargeId: charge.chargeId, currency: 'USD', amountCents: 50_00, idempotencyKey: key() }
      const given = await Promise.all(Array.from({ length: 10 }, () => payment.refund(refund)))
      expect(new Set(given.map(({ refundId }) => refundId)).size).toBe(1)
      expect((await chargeOf(sessionId)).refundedCents).toBe(50_00)
    })

    test('two parts with two keys', async () => {
      const { sessionId, charge } = await paid()
      for (const amountCents of [70_00, 50_00]) {
        await payment.refund({ chargeId: charge.chargeId, currency: 'USD', amountCents, idempotencyKey: key() })
      }
      expect((await chargeOf(sessionId)).refundedCents).toBe(120_00)
    })

    test.each([
      ['more than was paid', 0, 120_01],
      ['more than is left', 70_00, 50_01],
      ['what is back already', 120_00, 120_00],
    ])('not %s', async (_what, before, amountCents) => {
      const { sessionId, charge } = await paid()
      const { chargeId } = charge
      if (before > 0) await payment.refund({ chargeId, currency: 'USD', amountCents: before, idempotencyKey: key() })
      await expect(
        payment.refund({ chargeId, currency: 'USD', amountCents, idempotencyKey: key() }),
      ).rejects.toMatchObject({
        status: 409,
        message: 'A refund cannot be more than what was paid.',
      })
      expect((await chargeOf(sessionId)).refundedCents).toBe(before)
    })

    test('nothing of an unknown charge', async () => {
      const refund = { chargeId: 'ch_nobody', currency: 'USD', amountCents: 1, idempotencyKey: key() }
      await expect(payment.refund(refund)).rejects.toThrow(/no such charge/i)
    })
  })
})
