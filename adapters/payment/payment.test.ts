import { afterAll, describe, expect, test } from 'vitest'
import { createTestShop } from '#test/create-test-shop.ts'
import { basketOf, lineOf } from '#test/providers/basket.ts'
import { buyAt } from '#test/providers/buy-at.ts'
import { type Sandbox, sandboxSide, stripeSide } from '#test/providers/provider.ts'
import { openStripeDouble } from '#test/stripe/open-double.ts'
import type { Basket } from './payment.ts'

const double = await openStripeDouble({ isTaxed: true })
afterAll(double.close)
const providers: [string, Sandbox][] = [
  ['the sandbox', sandboxSide(await createTestShop())],
  ['Stripe', stripeSide(double)],
]

/** The contract of a payment provider; every test runs on each implementation. */
describe.each(providers)('%s', (_name, sandbox) => {
  const { payment } = sandbox

  const { chargeOf, open, paid } = buyAt(sandbox)

  describe('opens a card page', () => {
    test('at its own URL, with an id to fetch it by', async () => {
      const { sessionId, url } = await payment.startCheckout(basketOf())
      expect(url).toContain(sessionId)
      expect(new URL(url).origin).toBe(payment.cardPage ?? 'http://localhost:3000')
      expect(sessionId).toMatch(/^[\w-]{8,120}$/)
    })

    test('that is open, has our reference, and has charged nothing', async () => {
      const basket = basketOf()
      const { sessionId } = await payment.startCheckout(basket)
      expect(await payment.findSession(sessionId)).toEqual({
        sessionId,
        reference: basket.reference,
        state: 'open',
        charge: null,
      })
    })

    test('once per reference', async () => {
      const basket = basketOf()
      expect(await payment.startCheckout(basket)).toEqual(await payment.startCheckout(basket))
    })

    test('once per reference even with ten concurrent calls', async () => {
      const basket = basketOf()
      const opened = await Promise.all(Array.from({ length: 10 }, () => payment.startCheckout(basket)))
      expect(new Set(opened.map(({ sessionId }) => sessionId)).size).toBe(1)
    })

    test('of its own for each reference', async () => {
      expect(await open()).not.toBe(await open())
    })

    test('that returns to the confirmation of this session, and to the cart', async () => {
      const sessionId = await open()
      expect(await sandbox.pageOf(sessionId)).toMatchObject({
        successUrl: `http://localhost:3000/shop/payment/feedback/${sessionId}`,
        cancelUrl: 'http://localhost:3000/cart',
      })
    })

    test.each([['ann@example.com'], [null]])('with the address %s prefilled', async (email) => {
      expect((await sandbox.pageOf(await open({ email }))).email).toBe(email)
    })
  })

  describe('charges the price of the items', () => {
    test.each<[string, Basket['lines'], number]>([
      ['one unit', [lineOf(60_00, 1)], 60_00],
      ['a hundred units', [lineOf(19_99, 100)], 1_999_00],
      ['one cent', [lineOf(1, 1)], 1],
      ['several lines', [lineOf(60_00, 2), lineOf(19_95, 3), lineOf(5, 1)], 179_90],
      ['a hundred lines', Array.from({ length: 100 }, (_, at) => lineOf(1_00 + at, 1)), 149_50],
      ['as much as a card takes', [lineOf(999_999_99, 1)], 999_999_99],
      ['names of every kind', [lineOf(60_00, 1, 'Café “Lido” <b>&amp;</b> 100 % 雨 [0]')], 60_00],
    ])('%s', async (_what, lines, subtotalCents) => {
      const { charge } = await paid({ lines })
      expect(charge).toMatchObject({ subtotalCents, amountCents: subtotalCents, currency: 'USD', refundedCents: 0 })
    })
  })

  describe('charges shipping as the shop offers it', () => {
    test.each([
      ['standard', 120_00, 0],
      ['standard', 500_00, 0],
      ['express', 120_00, 14_95],
      ['express', 200_00, 14_95],
      ['express', 200_01, 0],
      ['express', 500_00, 0],
    ] as const)('%s for items of %i cents costs %i', async (shipping, cents, shippingCents) => {
      const { charge } = await paid({ lines: [lineOf(cents, 1)] }, { shipping })
      expect(charge).toMatchObject({ shippingCents, shippingOption: shipping, amountCents: cents + shippingCents })
    })
  })

  describe('charges the tax of the shipping address', () => {
    test.each([
      ['OR', 'standard', 0],
      ['CA', 'standard', 8_70],
      ['NY', 'standard', 4_80],
      ['MN', 'standard', 8_25],
      ['CA', 'express', 8_70],
    ] as const)('%s by %s shipping', async (state, shipping, taxCents) => {
      const { charge } = await paid({}, { state, shipping })
      expect(charge.taxCents).toBe(taxCents)
      expect(charge.amountCents).toBe(charge.subtotalCents + charge.shippingCents + taxCents)
    })

    test('no tax abroad', async () => {
      const { charge } = await paid({}, { country: 'IE', state: '', region: 'Leinster', phone: '+353 1 234 5678' })
      expect(charge.taxCents).toBe(0)
    })
  })

  describe('returns the buyer and the shipping address', () => {
    test('in the United States', async () => {
      const { charge } = await paid()
      expect(charge.buyer).toEqual({
        email: 'ann@example.com',
        name: 'Ann Lee',
        phone: '+15032261234',
        address: {
          name: 'Ann Lee',
          line1: '12 Harbour Street',
          line2: '',
          city: 'Portland',
          state: 'OR',
          postalCode: '97201',
          country: 'US',
        },
      })
    })

    test('abroad, with a region and without a postal code', async () => {
      const abroad = {
        country: 'HK',
        state: '',
        region: 'Kowloon',
        postal: '',
        city: 'Hong Kong',
        phone: '+852 2345 6789',
      }
      const { charge } = await paid({}, { ...abroad, line2: 'Flat 7' })
      expect(charge.buyer).toMatchObject({
        phone: '+85223456789',
        address: { line2: 'Flat 7', city: 'Hong Kong', state: 'Kowloon', postalCode: '', country: 'HK' },
      })
    })

    test.each([
      ['4242 4242 4242 4242', 'visa', '4242'],
      ['5555555555554444', 'mastercard', '4444'],
      ['378282246310005', 'amex', '0005'],
    ])('and the card: %s', async (card, cardBrand, cardLast4) => {
      expect((await paid({}, {}, card)).charge).toMatchObject({ cardBrand, cardLast4 })
    })
  })

  describe('charges nothing', () => {
    test.each([
      ['4000000000000002', 'declined'],
      ['4000000000009995', 'insufficient'],
      ['4000002500003155', 'second-factor'],
    ])('for the card %s, which is %s', async (card, outcome) => {
      const sessionId = await open()
      expect(await sandbox.pay(sessionId, {}, card)).toBe(outcome)
      expect(await payment.findSession(sessionId)).toMatchObject({ state: 'open', charge: null })
    })

    test('for a wrong second-factor code', async () => {
      const sessionId = await open()
      await sandbox.pay(sessionId, {}, '4000002500003155')
      expect(await sandbox.authenticate(sessionId, false)).toBe('wrong-code')
      expect(await payment.findSession(sessionId)).toMatchObject({ state: 'open' })
    })

    test('for a code that was not requested', async () => {
      const sessionId = await open()
      expect(await sandbox.authenticate(sessionId, true)).toBe('stale')
      expect(await payment.findSession(sessionId)).toMatchObject({ state: 'open' })
    })
  })

  test('the right second-factor code pays', async () => {
    const sessionId = await open()
    await sandbox.pay(sessionId, {}, '4000002500003155')
    expect(await sandbox.authenticate(sessionId, true)).toBe('pays')
    expect(await chargeOf(sessionId)).toMatchObject({ cardLast4: '3155', amountCents: 120_00 })
  })

  test('another card pays after a declined one', async () => {
    const sessionId = await open()
    await sandbox.pay(sessionId, {}, '4000000000000002')
    expect(await sandbox.pay(sessionId)).toBe('pays')
  })

  test('a paid session is not charged again', async () => {
    const { sessionId, charge } = await paid()
    expect(await sandbox.pay(sessionId)).toBe('stale')
    expect(await chargeOf(sessionId)).toEqual(charge)
  })

  describe('finds', () => {
    test('a paid session with the same result every time', async () => {
      const { sessionId, charge } = await paid()
      const asked = await Promise.all(Array.from({ length: 5 }, () => payment.findSession(sessionId)))
      for (const found of asked) expect(found).toMatchObject({ sessionId, state: 'paid', charge })
    })

    test.each([['cs_nobody_knows_this_one'], ['cs_sandbox_of_another_sandbox'], ['x']])(
      'that it knows no session %s',
      async (sessionId) => {
        expect(await payment.findSession(sessionId)).toEqual({
          sessionId,
          reference: '',
          state: 'unknown',
          charge: null,
        })
      },
    )

    test('the session of a charge, and none for an unknown charge', async () => {
      const { sessionId, charge } = await paid()
      expect(await payment.sessionOf(charge.chargeId)).toBe(sessionId)
      expect(await payment.sessionOf('ch_nobody')).toBeNull()
    })
  })

  describe('expires', () => {
    test('an abandoned session, even twice', async () => {
      const sessionId = await open()
      await payment.expireSession(sessionId)
      await payment.expireSession(sessionId)
      expect(await payment.findSession(sessionId)).toMatchObject({ state: 'expired', charge: null })
    })

    test('a session so that it can no longer be paid', async () => {
      const sessionId = await open()
      await payment.expireSession(sessionId)
      expect(await sandbox.pay(sessionId)).toBe('stale')
      expect(await payment.findSession(sessionId)).toMatchObject({ state: 'expired' })
    })

    test('a session by itself at its end', async () => {
      const sessionId = await open()
      await sandbox.runOut(sessionId)
      expect(await payment.findSession(sessionId)).toMatchObject({ state: 'expired' })
      expect(await sandbox.pay(sessionId)).toBe('stale')
    })

    test('no paid session', async () => {
      const { sessionId, charge } = await paid()
      await payment.expireSession(sessionId)
      expect(await payment.findSession(sessionId)).toMatchObject({ state: 'paid', charge })
    })

    test('no session whose end came after it was paid', async () => {
      const { sessionId } = await paid()
      await sandbox.runOut(sessionId)
      expect(await payment.findSession(sessionId)).toMatchObject({ state: 'paid' })
    })

    test('an unknown session without an error', async () => {
      await payment.expireSession('cs_nobody_knows_this_one')
    })

    test('a session whose reference then opens no other', async () => {
      const basket = basketOf()
      const { sessionId } = await payment.startCheckout(basket)
      await payment.expireSession(sessionId)
      expect((await payment.startCheckout(basket)).sessionId).toBe(sessionId)
    })
  })
})
