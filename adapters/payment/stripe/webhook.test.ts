import { expect, test } from 'vitest'
import { checkoutSessions } from '#db/tables/checkout.ts'
import { orders } from '#db/tables/orders.ts'
import { paymentEvents, payments, refunds } from '#db/tables/payments.ts'
import { variants } from '#db/tables/products.ts'
import type { Log } from '#modules/context.ts'
import { catchUpPayments } from '#modules/payments/catch-up-payments.ts'
import { handlePaymentEvent } from '#modules/payments/handle-payment-event.ts'
import type { TestShop } from '#test/create-test-shop.ts'
import { basketOf } from '#test/providers/basket.ts'
import { openStripeShop } from '#test/shops/open-stripe-shop.ts'
import { signStripe } from '#test/stripe/messenger.ts'
import { stripePayment } from './stripe-payment.ts'

/** The log of a shop. */
function listening(shop: TestShop) {
  const said: string[] = []
  const log: Log = {
    info() {},
    warn: (_facts, sentence) => said.push(sentence),
    error: (_facts, sentence) => said.push(sentence),
  }
  return { said, withLog: { ...shop, log } }
}

test('twenty shuffled deliveries of all events, some with wrong signatures, some lost, end as the model predicts', {
  timeout: 90_000,
}, async () => {
  const { double, shop, url, open, paid, expectSound } = await openStripeShop()
  const bought = [await paid(), await paid(), await paid()]
  const [first, second] = bought
  double.refundAtDesk(second?.chargeId ?? '', 60_00)
  const left = await open()
  await shop.payment.expireSession(left.sessionId)
  Object.assign(double.webhook, { dup: 20, shuffle: true, badSig: 0.1, drop: 0.1 })

  const statuses = await double.deliver(url)
  expect(new Set(statuses)).toEqual(new Set([200, 400]))
  Object.assign(double.webhook, { badSig: 0, drop: 0 })
  await double.deliver(url)
  await shop.runJobs()
  await catchUpPayments(shop)
  await shop.runJobs()

  expect(await shop.db.$count(paymentEvents)).toBe(5)
  expect(await shop.db.$count(orders)).toBe(2)
  expect(await shop.db.$count(payments)).toBe(3)
  expect(await shop.db.select().from(refunds)).toMatchObject([{ reason: 'by-provider', amountCents: 60_00 }])
  const stored = await shop.db.select().from(checkoutSessions)
  expect(stored.map(({ status }) => status).sort()).toEqual(['expired', 'ordered', 'ordered', 'refunded'])
  expect(first).toBeDefined()
  await expectSound()
})

test('every order of deliveries has the same result', { timeout: 90_000 }, async () => {
  const { double, shop, url, paid, expectSound } = await openStripeShop()
  const { sessionId, chargeId } = await paid()
  double.refundAtDesk(chargeId, 20_00)
  double.dispute(chargeId)
  for (const event of double.events.toReversed()) {
    for (const other of double.events) other.isHeard = other !== event
    expect(await double.deliver(url)).toEqual([200])
    await shop.runJobs()
  }
  expect(await shop.payment.findSession(sessionId)).toMatchObject({ state: 'paid' })
  expect(await shop.db.select().from(payments)).toMatchObject([{ chargeId, disputedAt: expect.any(Date) }])
  await expectSound()
})

test('an event is acknowledged at once and handled by a job', async () => {
  const { double, shop, url, paid } = await openStripeShop()
  await paid()
  double.knobs.slowMs = 5_000
  expect(await double.deliver(url)).toEqual([200])
  expect(await shop.db.select().from(paymentEvents)).toMatchObject([{ handledAt: null }])
  double.heal()
  await shop.runJobs()
  expect(await shop.db.$count(orders)).toBe(1)
})

test.each([
  ['signed too long ago', { staleBy: 301 }],
  ['signed in times to come', { futureBy: 310 }],
  ['signed with another secret', { badSig: 1 }],
])('an event that is %s is refused, and accepted once it is valid', async (_what, knobs) => {
  const { double, shop, url, paid } = await openStripeShop()
  await paid()
  Object.assign(double.webhook, knobs)
  expect(await double.deliver(url)).toEqual([400])
  expect(await shop.db.$count(paymentEvents)).toBe(0)
  double.heal()
  expect(await double.deliver(url)).toEqual([200])
  await shop.runJobs()
  expect(await shop.db.$count(orders)).toBe(1)
})

test('both secrets are valid during rotation, then only the new one', async () => {
  const { double } = await openStripeShop()
  const exchanging = { ...double.settings, webhookSecrets: ['whsec_new', 'whsec_double'] }
  const done = { ...double.settings, webhookSecrets: ['whsec_new'] }
  const body = JSON.stringify({ id: 'evt_1', type: 'invoice.paid', livemode: false, data: { object: { id: 'in_1' } } })
  const read = (settings: typeof done, secret: string) =>
    stripePayment(settings).readEvent(Buffer.from(body), { 'stripe-signature': signStripe(secret, body) }).type
  expect(read(exchanging, 'whsec_new')).toBe('other')
  expect(read(exchanging, 'whsec_double')).toBe('other')
  expect(read(done, 'whsec_new')).toBe('other')
  expect(() => read(done, 'whsec_double')).toThrow('Invalid webhook signature.')
  // Stripe itself signs with both for a while.
  const [at, old] = signStripe('whsec_double', body).split(',')
  const both = { 'stripe-signature': `${at},${old},${signStripe('whsec_new', body).split(',')[1]}` }
  expect(stripePayment(done).readEvent(Buffer.from(body), both).type).toBe('other')
})

test('events of another API version are understood', async () => {
  const { double, shop, url, paid } = await openStripeShop()
  double.webhook.apiVersion = '2019-02-19'
  const { chargeId } = await paid()
  double.dispute(chargeId)
  await double.deliver(url)
  await shop.runJobs()
  expect(await shop.db.select().from(payments)).toMatchObject([{ disputedAt: expect.any(Date) }])
})

test('an event of the other mode is stored, ignored and logged', async () => {
  const { double, shop, url, paid } = await openStripeShop()
  double.webhook.livemode = true
  await paid()
  await double.deliver(url)
  const [stored] = await shop.db.select().from(paymentEvents)
  expect(stored?.type).toBe('of-other-mode')
  const { said, withLog } = listening(shop)
  await handlePaymentEvent(withLog, { eventId: stored?.id ?? '' })
  expect(said).toEqual(['The payment provider sent an event that does not belong to this shop.'])
  expect(await shop.db.select().from(paymentEvents)).toMatchObject([{ handledAt: expect.any(Date) }])
  expect(await shop.db.$count(orders)).toBe(0)
})

test('an event of another shop on the same account is stored, ignored and logged, once', async () => {
  const { double, shop, url } = await openStripeShop()
  for (const reference of ['their-own-42', crypto.randomUUID()]) {
    const { sessionId } = await shop.payment.startCheckout({ ...basketOf(), reference })
    double.pay(sessionId)
    const { charge } = await shop.payment.findSession(sessionId)
    double.refundAtDesk(charge?.chargeId ?? '', 1_00)
    double.dispute(charge?.chargeId ?? '')
  }
  expect(await double.deliver(url)).toEqual(Array(8).fill(200))
  const { said, withLog } = listening(shop)
  for (const { id } of await shop.db.select().from(paymentEvents)) await handlePaymentEvent(withLog, { eventId: id })
  expect(said).toHaveLength(8)
  expect(await shop.db.$count(payments)).toBe(0)
  for (const { handledAt } of await shop.db.select().from(paymentEvents)) expect(handledAt).toBeInstanceOf(Date)
})

test('a session whose id the shop never received is paid and becomes its order', async () => {
  const { double, shop, url, open, expectSound } = await openStripeShop()
  const { sessionId } = await open()
  await shop.db.update(checkoutSessions).set({ providerSessionId: null, url: null, status: 'opening' })
  double.pay(sessionId)
  await double.deliver(url)
  await shop.runJobs()
  expect(await shop.db.$count(orders)).toBe(1)
  await expectSound()
})

test('a payment with a slow bank becomes an order, or releases its units', async () => {
  const { double, shop, url, open, expectSound } = await openStripeShop()
  const good = await open(1)
  const bad = await open(1)
  for (const { sessionId } of [good, bad]) double.payLater(sessionId)
  await double.deliver(url)
  await shop.runJobs()
  expect(await shop.db.$count(orders)).toBe(0)
  expect(await shop.as(good.buyer).checkout.retreiveSession({ sessionId: good.sessionId })).toMatchObject({
    state: 'awaiting',
  })

  double.settleLater(good.sessionId, true)
  double.settleLater(bad.sessionId, false)
  await double.deliver(url)
  await shop.runJobs()
  expect(await shop.db.$count(orders)).toBe(1)
  const stock = await shop.db.select().from(variants)
  expect(stock.map(({ onHand, reserved }) => [onHand, reserved]).sort()).toEqual([
    [0, 0],
    [1, 0],
  ])
  await expectSound()
})

test('events lost for an hour are fetched, and fetching them again changes nothing', async () => {
  const { double, shop, url, paid, expectSound } = await openStripeShop()
  const { chargeId } = await paid()
  double.dispute(chargeId)
  double.webhook.drop = 1
  expect(await double.deliver(url)).toEqual([])
  for (let asked = 0; asked < 3; asked++) {
    await catchUpPayments(shop)
    await shop.runJobs()
  }
  expect(await shop.db.$count(orders)).toBe(1)
  expect(await shop.db.select().from(payments)).toMatchObject([{ disputedAt: expect.any(Date) }])
  expect(await shop.db.$count(paymentEvents)).toBe(3)
  await expectSound()
})

test('a card page with another amount is never shown, and nothing stays reserved', async () => {
  const { double, shop, open } = await openStripeShop()
  double.knobs.mutateAmount = 5_00
  await expect(open(3)).rejects.toMatchObject({ status: 503 })
  expect(await shop.db.select().from(variants)).toMatchObject([{ onHand: 3, reserved: 0 }])
  expect(double.ledger().sessions).toMatchObject([{ status: 'expired', isPaid: false }])
})
