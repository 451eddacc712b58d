import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Basket } from '#adapters/payment/payment.ts'
import { sandboxEvents, sandboxSessions } from '#db/tables/sandbox.ts'
import { createTestShop, type TestShop } from '#test/create-test-shop.ts'
import { typedBuyer } from '#test/typed-buyer.ts'
import { findSandboxSession } from './find-sandbox-session.ts'
import { paySession } from './pay-session.ts'
import { signatureHeader, signMessage } from './signature.ts'

function basket(wish: Partial<Basket> = {}): Basket {
  return {
    reference: randomUUID(),
    lines: [{ name: 'Lido', sku: 'L-1', image: '', priceId: null, unitPriceCents: 60_00, quantity: 2 }],
    currency: 'USD',
    countries: [],
    pickedUpIn: null,
    subtotalCents: 120_00,
    discounts: [],
    shipping: [
      { option: 'standard', label: 'Standard shipping', cents: 0, arrival: null, holdsIn: null },
      { option: 'express', label: 'Express shipping', cents: 14_95, arrival: null, holdsIn: null },
    ],
    taxRates: [],
    taxMode: 'us_sales',
    successUrl: 'http://localhost:3000/shop/payment/feedback/{SESSION_ID}',
    cancelUrl: 'http://localhost:3000/cart',
    email: null,
    locale: 'en-US',
    methods: ['card'],
    plans: { inThree: false, later: false },
    expiresAt: new Date(Date.now() + 1_800_000),
    ...wish,
  }
}

async function paidSession(shop: TestShop) {
  const { sessionId } = await shop.payment.startCheckout(basket())
  await shop.pay(sessionId)
  const { charge } = await shop.payment.findSession(sessionId)
  if (!charge) throw new Error('Not paid')
  return { sessionId, charge }
}

test('a reference opens one session, even with twenty concurrent calls', async () => {
  const shop = await createTestShop()
  const expectedBasket = basket()
  const opened = await Promise.all(Array.from({ length: 20 }, () => shop.payment.startCheckout(expectedBasket)))
  expect(new Set(opened.map(({ sessionId }) => sessionId)).size).toBe(1)
  expect(await shop.payment.findSession(opened[0]?.sessionId ?? '')).toMatchObject({ state: 'open', charge: null })
})

test('fifty concurrent payments charge once and send one event', async () => {
  const shop = await createTestShop()
  const { sessionId } = await shop.payment.startCheckout(basket())
  const session = await findSandboxSession(shop.db, sessionId)
  if (!session) throw new Error('No session')
  const outcomes = await Promise.all(
    Array.from({ length: 50 }, () => paySession(shop.db, session, typedBuyer, '4242424242424242')),
  )
  expect(outcomes.filter((outcome) => outcome === 'pays')).toHaveLength(1)
  expect(outcomes.filter((outcome) => outcome === 'stale')).toHaveLength(49)
  expect(await shop.db.$count(sandboxEvents)).toBe(1)
})

test('the sandbox calculates the charge: items, shipping method, and the tax of the state', async () => {
  const shop = await createTestShop()
  const { sessionId } = await shop.payment.startCheckout(basket())
  await shop.pay(sessionId, { state: 'CA', shipping: 'express' })
  const { charge } = await shop.payment.findSession(sessionId)
  expect(charge).toMatchObject({
    currency: 'USD',
    subtotalCents: 120_00,
    shippingCents: 14_95,
    taxCents: 8_70,
    amountCents: 143_65,
    refundedCents: 0,
    shippingOption: 'express',
    cardLast4: '4242',
    cardBrand: 'visa',
    buyer: { name: 'Ann Lee', phone: '+15032261234', address: { state: 'CA', country: 'US' } },
  })
})

test('an expired or closed session cannot be paid, and a paid one cannot be closed', async () => {
  const shop = await createTestShop()
  const over = await shop.payment.startCheckout(basket({ expiresAt: new Date(Date.now() - 1_000) }))
  expect(await shop.pay(over.sessionId)).toBe('stale')
  expect(await shop.payment.findSession(over.sessionId)).toMatchObject({ state: 'expired' })

  const closed = await shop.payment.startCheckout(basket())
  await shop.payment.expireSession(closed.sessionId)
  await shop.payment.expireSession(closed.sessionId)
  expect(await shop.pay(closed.sessionId)).toBe('stale')

  const { sessionId } = await paidSession(shop)
  await shop.payment.expireSession(sessionId)
  expect(await shop.payment.findSession(sessionId)).toMatchObject({ state: 'paid' })
  const events = await shop.db.select({ type: sandboxEvents.type }).from(sandboxEvents)
  expect(events.map(({ type }) => type).sort()).toEqual(['session-expired', 'session-paid'])
})

test('twenty declined attempts close the session', async () => {
  const shop = await createTestShop()
  const { sessionId } = await shop.payment.startCheckout(basket())
  for (let tried = 1; tried <= 20; tried++) expect(await shop.pay(sessionId, {}, '4000000000000002')).toBe('declined')
  expect(await shop.payment.findSession(sessionId)).toMatchObject({ state: 'expired' })
})

test('no card number is stored', async () => {
  const shop = await createTestShop()
  await paidSession(shop)
  const { sessionId } = await shop.payment.startCheckout(basket())
  await shop.pay(sessionId, {}, '4000002500003155')
  const stored = JSON.stringify(await shop.db.select().from(sandboxSessions))
  expect(stored).toContain('3155')
  expect(stored).not.toMatch(/4242424242424242|4000002500003155/)
})

test('a refund is paid once per key, and never more than was charged', async () => {
  const shop = await createTestShop()
  const { sessionId, charge } = await paidSession(shop)
  const refund = { chargeId: charge.chargeId, currency: 'USD', amountCents: 70_00, idempotencyKey: 'refund:1' }
  const paid = await Promise.all(Array.from({ length: 10 }, () => shop.payment.refund(refund)))
  expect(new Set(paid.map(({ refundId }) => refundId)).size).toBe(1)
  await expect(shop.payment.refund({ ...refund, idempotencyKey: 'refund:2' })).rejects.toThrow(
    'more than what was paid',
  )
  await expect(shop.payment.refund({ ...refund, chargeId: 'ch_other' })).rejects.toThrow('knows no such charge')
  expect((await shop.payment.findSession(sessionId)).charge?.refundedCents).toBe(70_00)
})

test('an event is accepted only with a signature over its bytes that is at most five minutes old', async () => {
  const shop = await createTestShop()
  const now = Math.floor(Date.now() / 1_000)
  const body = Buffer.from(
    JSON.stringify({ id: 'evt_12345678', type: 'session-paid', data: { sessionId: 'cs_1', chargeId: null } }),
  )
  const read = (signature: string | undefined, bytes = body) =>
    shop.payment.readEvent(bytes, { [signatureHeader]: signature })
  const { sandbox } = shop.secrets

  expect(read(signMessage(sandbox, body, now))).toEqual({
    id: 'evt_12345678',
    type: 'session-paid',
    sessionId: 'cs_1',
    chargeId: null,
  })
  const changed = Buffer.from(body.toString().replace('cs_1', 'cs_2'))
  const wrong = [
    undefined,
    '',
    't=1',
    signMessage('another secret', body, now),
    signMessage(sandbox, body, now - 301),
    signMessage(sandbox, body, now + 301),
    signMessage(sandbox, body, now).replace(`t=${now}`, `t=${now - 1}`),
    signMessage(sandbox, changed, now),
  ]
  for (const signature of wrong) expect(() => read(signature), signature).toThrow('Invalid webhook signature.')
  expect(() => read(signMessage(sandbox, body, now), changed)).toThrow()
  const nonsense = Buffer.from('nonsense')
  expect(() => read(signMessage(sandbox, nonsense, now), nonsense)).toThrow()
})
