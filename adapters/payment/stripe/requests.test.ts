import { afterAll, beforeEach, expect, test } from 'vitest'
import { paymentMethods } from '#contract/payments/methods.ts'
import { basketOf, lineOf } from '#test/providers/basket.ts'
import { paidCharge } from '#test/providers/paid-charge.ts'
import { openStripeDouble } from '#test/stripe/open-double.ts'
import { listIn, partIn, textIn } from '#test/stripe/read-form.ts'
import type { Basket } from '../payment.ts'
import { stripeCountries } from './session-params.ts'
import { stripePayment } from './stripe-payment.ts'

const double = await openStripeDouble({ prices: { price_lido: 60_00, price_old: 55_00 } })
const payment = stripePayment(double.settings)
afterAll(double.close)

beforeEach(double.heal)

const sent = () => double.requests.map(({ method, path }) => `${method} ${path.replace(/(cs_test|ch)_\w+/, ':id')}`)

test('a session is requested in dollars and cents, for cards, with an expiry and its key', async () => {
  const basket = basketOf({
    lines: [{ ...lineOf(60_00, 2, 'Lido, Brown'), sku: 'L-7', image: 'https://shop.example/images/1/320.webp' }],
    email: 'ann@example.com',
  })
  await payment.startCheckout(basket)
  const [request] = double.requests
  expect(request?.headers).toMatchObject({
    authorization: 'Bearer sk_test_double',
    'content-type': 'application/x-www-form-urlencoded',
    'stripe-version': '2026-10-28.endive',
    'idempotency-key': `checkout:${basket.reference}`,
  })
  const { shipping_address_collection: addresses, expires_at: expiresAt, ...form } = request?.form ?? {}
  expect(form).toEqual({
    mode: 'payment',
    ui_mode: 'hosted_page',
    locale: 'en',
    submit_type: 'pay',
    client_reference_id: basket.reference,
    metadata: { reference: basket.reference },
    payment_intent_data: { metadata: { reference: basket.reference } },
    allowed_payment_method_types: { 0: 'card' },
    wallet_options: { link: { display: 'never' } },
    adaptive_pricing: { enabled: 'false' },
    automatic_tax: { enabled: 'false' },
    phone_number_collection: { enabled: 'true' },
    customer_email: 'ann@example.com',
    success_url: 'http://localhost:3000/shop/payment/feedback/{CHECKOUT_SESSION_ID}',
    cancel_url: 'http://localhost:3000/cart',
    line_items: {
      0: {
        quantity: '2',
        price_data: {
          currency: 'usd',
          unit_amount: '6000',
          product_data: {
            name: 'Lido, Brown',
            metadata: { sku: 'L-7' },
            images: { 0: 'https://shop.example/images/1/320.webp' },
          },
        },
      },
    },
    shipping_options: {
      0: rate('Standard shipping, arrives Mon, Nov 30 – Mon, Dec 7 in the United States', '0', 'standard'),
      1: rate('Express shipping', '1495', 'express'),
    },
  })
  expect(Object.keys(addresses ?? {})).toEqual(['allowed_countries'])
  const leeway = Number(expiresAt) - basket.expiresAt.getTime() / 1_000
  expect(leeway).toBeGreaterThan(60)
  expect(leeway).toBeLessThanOrEqual(120)
})

function rate(label: string, cents: string, option: string) {
  return {
    shipping_rate_data: {
      type: 'fixed_amount',
      display_name: label,
      fixed_amount: { amount: cents, currency: 'usd' },
      metadata: { option },
    },
  }
}

test('items ship to the same countries as in the sandbox, except where Stripe does not ship', () => {
  expect(stripeCountries([])).toContain('US')
  expect(stripeCountries([]).length).toBeGreaterThan(230)
  for (const code of ['CU', 'KP', 'SY']) expect(stripeCountries([])).not.toContain(code)
  expect(stripeCountries(['DE', 'KP', 'FR'])).toEqual(['DE', 'FR'])
})

test('images of a shop without a public URL are omitted', async () => {
  await payment.startCheckout(basketOf({ lines: [{ ...lineOf(60_00, 2), image: 'http://localhost:3000/x.webp' }] }))
  const [line] = listIn(double.requests[0]?.form ?? {}, 'line_items')
  expect(partIn(line ?? {}, 'price_data', 'product_data')).toEqual({ name: 'Lido', metadata: { sku: 'L-1' } })
})

test('express shipping is free in the form too when the subtotal exceeds $200', async () => {
  await payment.startCheckout(basketOf({ lines: [lineOf(200_01, 1)] }))
  const [, express] = listIn(double.requests[0]?.form ?? {}, 'shipping_options')
  expect(textIn(express ?? {}, 'shipping_rate_data', 'fixed_amount', 'amount')).toBe('0')
})

test.each([
  ['stripe_tax', false, 'true'],
  ['us_sales', true, 'true'],
  ['us_sales', false, 'false'],
  ['inclusive_vat', true, 'false'],
  ['none', true, 'false'],
] as const)('with %s, and STRIPE_TAX %s, Stripe Tax is %s', async (taxMode, isTaxed, enabled) => {
  await stripePayment({ ...double.settings, isTaxed }).startCheckout({ ...basketOf(), taxMode })
  expect(textIn(double.requests[0]?.form ?? {}, 'automatic_tax', 'enabled')).toBe(enabled)
})

test('when Stripe calculates the tax, prices and shipping are sent as exclusive of it', async () => {
  const taxed = stripePayment({ ...double.settings, isTaxed: true })
  await taxed.startCheckout(basketOf())
  const { form } = double.requests[0] ?? { form: {} }
  expect(textIn(form, 'automatic_tax', 'enabled')).toBe('true')
  for (const line of listIn(form, 'line_items')) expect(textIn(line, 'price_data', 'tax_behavior')).toBe('exclusive')
  for (const offered of listIn(form, 'shipping_options')) {
    expect(partIn(offered, 'shipping_rate_data')).toMatchObject({
      tax_behavior: 'exclusive',
      tax_code: 'txcd_92010001',
    })
  }
})

test('a price stored at Stripe is sent by its id, and one that differs from ours expires the session', async () => {
  const withPrice = (priceId: string) => ({ lines: [{ ...lineOf(60_00, 2), priceId }] })
  await payment.startCheckout(basketOf(withPrice('price_lido')))
  expect(listIn(double.requests[0]?.form ?? {}, 'line_items')).toEqual([{ price: 'price_lido', quantity: '2' }])

  double.requests.length = 0
  await expect(payment.startCheckout(basketOf(withPrice('price_old')))).rejects.toThrow(
    'Stripe would ask for 11000 usd instead of 12000 usd.',
  )
  expect(sent()).toEqual(['POST /v1/checkout/sessions', 'POST /v1/checkout/sessions/:id/expire'])
  await expect(payment.startCheckout(basketOf(withPrice('price_gone')))).rejects.toThrow('No such price')
})

test('every write has a key, and the same write has the same one', async () => {
  const { sessionId, chargeId } = await paidCharge(payment, double)
  await payment.expireSession(sessionId)
  for (let asked = 0; asked < 2; asked++) {
    await payment.refund({ chargeId, currency: 'USD', amountCents: 120_00, idempotencyKey: 'refund:1' })
  }
  const writes = double.requests.filter(({ method }) => method === 'POST')
  for (const { headers } of writes) expect(headers['idempotency-key']).toBeTruthy()
  const [refund] = writes.filter(({ path }) => path === '/v1/refunds')
  expect(refund?.headers['idempotency-key']).toBe('refund:1')
  expect(refund?.form).toEqual({
    charge: chargeId,
    amount: '12000',
    reason: 'requested_by_customer',
    metadata: { key: 'refund:1' },
  })
})

test('a key with another request is refused, and nothing is opened', async () => {
  const basket = basketOf()
  await payment.startCheckout(basket)
  const before = double.ledger().sessions.length
  await expect(payment.startCheckout({ ...basket, email: 'bob@example.com' })).rejects.toMatchObject({
    type: 'StripeIdempotencyError',
    statusCode: 400,
  })
  expect(double.ledger().sessions).toHaveLength(before)
})

test('a repeated request while Stripe still responds waits for that response', async () => {
  double.knobs.slowMs = 700
  const basket = basketOf()
  const [first, second] = await Promise.all([payment.startCheckout(basket), payment.startCheckout(basket)])
  expect(second).toEqual(first)
  expect(sent().length).toBeGreaterThan(2)
})

test.each([500, 502, 503])('a read that fails with %i once is retried', async (status) => {
  const { sessionId } = await paidCharge(payment, double)
  double.fail(1, status)
  expect(await payment.findSession(sessionId)).toMatchObject({ state: 'paid' })
  expect(sent()).toHaveLength(2)
})

test.each([
  [402, 'StripeCardError'],
  [403, 'StripePermissionError'],
  [429, 'StripeRateLimitError'],
])('a write that fails with %i is not retried at once, and the next attempt opens the page', async (status, type) => {
  double.fail(1, status)
  await expect(payment.startCheckout(basketOf())).rejects.toMatchObject({ type, statusCode: status })
  expect(sent()).toHaveLength(1)
  expect(await payment.startCheckout(basketOf())).toMatchObject({ url: expect.stringContaining('stripe.com') })
})

test('a failure that Stripe stored is repeated for its key, and the next attempt has another key', async () => {
  double.fail(1, 500)
  const basket = basketOf()
  await expect(payment.startCheckout(basket)).rejects.toMatchObject({ statusCode: 500 })
  await expect(payment.startCheckout(basket)).rejects.toMatchObject({ statusCode: 500 })
  await payment.startCheckout(basketOf())
})

test.each(['cut', 'garbage', 'acceptThenTimeout'] as const)(
  'a session whose answer is lost (%s) is opened once all the same',
  async (loss) => {
    const before = double.ledger().sessions.length
    double.knobs[loss] = 1
    const basket = basketOf()
    const opened = await payment.startCheckout(basket).catch(() => payment.startCheckout(basket))
    expect(opened.url).toContain('https://checkout.stripe.com/')
    expect(double.ledger().sessions).toHaveLength(before + 1)
  },
)

test('the card page offers the ways to pay that are on, by the names that Stripe has for a currency', async () => {
  const offered = async (wish: Partial<Basket>) => {
    await payment.startCheckout(basketOf(wish))
    return double.requests.at(-1)?.form
  }
  expect((await offered({ methods: [...paymentMethods] }))?.allowed_payment_method_types).toEqual({
    ...['card', 'link', 'klarna', 'afterpay_clearpay', 'paypal', 'ideal', 'us_bank_account'],
  })
  expect(await offered({ methods: ['card'] })).toMatchObject({
    allowed_payment_method_types: { 0: 'card' },
    wallet_options: { link: { display: 'never' } },
  })
})

test('opening a card page without a response is retried once, as its buyer waits', async () => {
  double.knobs.acceptThenTimeout = 9
  const basket = basketOf()
  await expect(payment.startCheckout(basket)).rejects.toThrow(/timeout|timed out/i)
  expect(sent()).toEqual(Array(2).fill('POST /v1/checkout/sessions'))
  double.heal()
  expect(await payment.startCheckout(basket)).toMatchObject({ url: expect.stringContaining('stripe.com') })
})

test('a request without a response times out', async () => {
  const { sessionId } = await paidCharge(payment, double)
  double.knobs.slowMs = 3_000
  const startedAt = performance.now()
  await expect(payment.findSession(sessionId)).rejects.toThrow(/timeout/)
  expect(performance.now() - startedAt).toBeLessThan(2_900)
})

test('a session with a slow bank is processing until the bank accepts it, and expired if it declines', async () => {
  const ids = await Promise.all([0, 1].map(async () => (await payment.startCheckout(basketOf())).sessionId))
  const [good = '', bad = ''] = ids
  for (const sessionId of ids) {
    double.payLater(sessionId)
    await payment.expireSession(sessionId)
    expect(await payment.findSession(sessionId)).toMatchObject({
      state: 'processing',
      charge: null,
      pending: { amountCents: 120_00 },
    })
  }
  double.settleLater(good, true)
  double.settleLater(bad, false)
  expect(await payment.findSession(good)).toMatchObject({ state: 'paid', charge: { amountCents: 120_00 } })
  expect(await payment.findSession(bad)).toMatchObject({ state: 'expired' })
})

test('a wrong API key opens nothing and is reported', async () => {
  const stranger = stripePayment({ ...double.settings, secretKey: 'sk_test_stranger' })
  for (const ask of [() => stranger.startCheckout(basketOf()), () => stranger.findSession('cs_test_1')]) {
    await expect(ask()).rejects.toMatchObject({ statusCode: 401 })
  }
})

test('what is picked up is offered with its price, and no address is asked for', async () => {
  const offered = {
    option: 'point-1',
    label: 'Pickup: Studio, ready Mon, Nov 30',
    cents: 3_00,
    arrival: null,
    holdsIn: null,
  }
  await payment.startCheckout(basketOf({ shipping: [offered], pickedUpIn: { country: 'US', state: 'CA' } }))
  const { form } = double.requests[0] ?? {}
  expect(form).toMatchObject({
    phone_number_collection: { enabled: 'true' },
    shipping_options: {
      0: {
        shipping_rate_data: {
          display_name: offered.label,
          fixed_amount: { amount: '300' },
          metadata: { option: 'point-1' },
        },
      },
    },
  })
  expect(form).not.toHaveProperty('shipping_address_collection')
})
