import { afterAll, describe, expect, test } from 'vitest'
import { createTestShop } from '#test/create-test-shop.ts'
import { basketOf, lineOf } from '#test/providers/basket.ts'
import { type Sandbox, sandboxSide, stripeSide } from '#test/providers/provider.ts'
import { openStripeDouble } from '#test/stripe/open-double.ts'
import type { Basket, PaidCharge } from './payment.ts'

const double = await openStripeDouble({ isTaxed: true })
afterAll(double.close)
const providers: [string, Sandbox][] = [
  ['the sandbox', sandboxSide(await createTestShop())],
  ['Stripe', stripeSide(double)],
]

/** The contract of a payment provider; every test runs on each implementation. */
describe.each(providers)('%s', (name, sandbox) => {
  const { payment } = sandbox

  async function open(overrides: Partial<Basket> = {}) {
    const { sessionId } = await payment.startCheckout(basketOf(overrides))
    return sessionId
  }

  async function paid(
    overrides: Partial<Basket> = {},
    ...by: Parameters<Sandbox['pay']> extends [string, ...infer Rest] ? Rest : never
  ) {
    const sessionId = await open(overrides)
    expect(await sandbox.pay(sessionId, ...by)).toBe('pays')
    return { sessionId, charge: await chargeOf(sessionId) }
  }

  async function chargeOf(sessionId: string): Promise<PaidCharge> {
    const found = await payment.findSession(sessionId)
    if (!found.charge) throw new Error(`${sessionId} is ${found.state}`)
    return found.charge
  }

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

  describe('sends events', () => {
    const read = (body: string, headers: Record<string, string | string[] | undefined>) =>
      payment.readEvent(Buffer.from(body), headers)
    const now = () => Math.floor(Date.now() / 1_000)

    test.each([
      [
        { type: 'session-paid', sessionId: 'cs_12345678' },
        { sessionId: 'cs_12345678', chargeId: null },
      ],
      [
        { type: 'session-expired', sessionId: 'cs_12345678' },
        { sessionId: 'cs_12345678', chargeId: null },
      ],
      [
        { type: 'charge-refunded', chargeId: 'ch_12345678' },
        { sessionId: null, chargeId: 'ch_12345678' },
      ],
      [
        { type: 'refund-changed', chargeId: 'ch_12345678' },
        { sessionId: null, chargeId: 'ch_12345678' },
      ],
      [
        { type: 'charge-disputed', chargeId: 'ch_12345678' },
        { sessionId: null, chargeId: 'ch_12345678' },
      ],
      [{ type: 'other' }, { sessionId: null, chargeId: null }],
    ] as const)('%o', (about, expected) => {
      const body = sandbox.bodyOf(about)
      expect(read(body, sandbox.sign(body))).toEqual({ id: JSON.parse(body).id, type: about.type, ...expected })
    })

    test.each([
      ['a moment ago', -1],
      ['almost five minutes ago', -290],
      ['almost five minutes ahead', 290],
    ])('signed %s', (_when, seconds) => {
      const body = sandbox.bodyOf({ type: 'session-paid', sessionId: 'cs_12345678' })
      expect(read(body, sandbox.sign(body, { atSeconds: now() + seconds })).type).toBe('session-paid')
    })

    const body = sandbox.bodyOf({ type: 'session-paid', sessionId: 'cs_12345678' })
    const [header = ''] = Object.keys(sandbox.sign(body))
    const right = sandbox.sign(body)[header] ?? ''

    test.each<[string, string, Record<string, string | string[] | undefined>]>([
      ['without a signature', body, {}],
      ['with an empty one', body, { [header]: '' }],
      ['with nonsense for one', body, { [header]: 'nonsense' }],
      ['with a time and nothing else', body, { [header]: right.replace(/,.*/, '') }],
      ['with a signature and no time', body, { [header]: right.replace(/^t=\d+,/, '') }],
      ['with two signatures', body, { [header]: [right, right] }],
      ['signed with another secret', body, sandbox.sign(body, { secret: 'whsec_guessed' })],
      ['signed by nobody', body, sandbox.sign(body, { secret: ' ' })],
      ['signed six minutes ago', body, sandbox.sign(body, { atSeconds: now() - 360 })],
      ['signed six minutes ahead', body, sandbox.sign(body, { atSeconds: now() + 360 })],
      ['whose time was moved', body, { [header]: right.replace(/^t=\d+/, `t=${now() + 9}`) }],
      ['whose body was changed', body.replace('cs_12345678', 'cs_87654321'), sandbox.sign(body)],
      ['with a blank before its body', ` ${body}`, sandbox.sign(body)],
      ['without a body', '', sandbox.sign('')],
      ['that is no JSON, though signed', 'nonsense', sandbox.sign('nonsense')],
      ['that is no event, though signed', '{"id":1}', sandbox.sign('{"id":1}')],
    ])('not %s', (_what, sent, headers) => {
      expect(() => read(sent, headers)).toThrow('Invalid webhook signature.')
    })

    test('and returns the missed ones, oldest first', async () => {
      await sandbox.hearEvents()
      const first = await paid()
      const left = await open()
      await payment.expireSession(left)
      await sandbox.missEvents()
      const missed = await payment.listMissedEvents()
      expect(missed).toMatchObject([
        { type: 'session-paid', sessionId: first.sessionId },
        { type: 'session-expired', sessionId: left },
      ])
      await sandbox.hearEvents()
      expect(await payment.listMissedEvents()).toEqual([])
    })
  })
})
