import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { orders } from '#db/tables/orders.ts'
import { paymentEvents, payments, refunds } from '#db/tables/payments.ts'
import { variants } from '#db/tables/products.ts'
import { sandboxEvents } from '#db/tables/sandbox.ts'
import { deliverEvents, eventBody } from '#sandbox/deliver-events.ts'
import { signatureHeader, signMessage } from '#sandbox/signature.ts'
import { cartOf, sessionIdOf } from '#test/buy.ts'
import { createTestShop, type TestShop } from '#test/create-test-shop.ts'
import { expectConsistentShop } from '#test/expect-consistent-shop.ts'

type Event = Parameters<typeof eventBody>[0]

/** Sends events as the payment provider does. */
async function openWire(shop: TestShop) {
  const { url } = await shop.listen()
  const send = (body: string, signature: string | null, type = 'application/json') =>
    fetch(`${url}/api/webhooks/payment`, {
      method: 'POST',
      headers: { 'content-type': type, ...(signature !== null && { [signatureHeader]: signature }) },
      body,
    })
  return {
    url,
    send,
    deliver(event: Event) {
      const body = eventBody(event)
      return send(body, signMessage(shop.secrets.sandbox, body, Math.floor(Date.now() / 1_000)))
    },
  }
}

async function paidSession(shop: TestShop) {
  const product = await shop.product({ priceCents: 60_00, onHand: 3 })
  const { url } = await shop.as(shop.guest()).checkout.createCheckoutSession(cartOf(product))
  const sessionId = sessionIdOf(url)
  await shop.pay(sessionId)
  const { charge } = await shop.payment.findSession(sessionId)
  return { sessionId, chargeId: charge?.chargeId ?? '', product }
}

test('an event with an invalid signature is refused and not stored', async () => {
  const shop = await createTestShop()
  const wire = await openWire(shop)
  const { sessionId, chargeId } = await paidSession(shop)
  const body = eventBody({ id: 'evt_12345678', type: 'session-paid', sessionId, chargeId })
  const now = Math.floor(Date.now() / 1_000)
  const right = signMessage(shop.secrets.sandbox, body, now)
  const wrong = [
    null,
    '',
    'nonsense',
    signMessage('guessed', body, now),
    signMessage(shop.secrets.sandbox, body, now - 400),
  ]
  for (const signature of wrong) {
    const response = await wire.send(body, signature)
    expect(response.status, String(signature)).toBe(400)
    expect(await response.json()).toEqual({ status: 400, message: 'Invalid webhook signature.' })
  }
  expect((await wire.send(body.replace(sessionId, 'cs_other'), right)).status).toBe(400)
  expect((await wire.send(` ${body}`, right)).status).toBe(400)
  expect((await wire.send('x'.repeat(300_000), right)).status).toBe(413)
  expect(await shop.db.$count(paymentEvents)).toBe(0)
  expect((await wire.send(body, right, 'text/plain')).status).toBe(200)
})

test('events delivered five times, in any order and concurrently, end in the same state', {
  timeout: 60_000,
}, async () => {
  const shop = await createTestShop()
  const wire = await openWire(shop)
  const { sessionId, chargeId, product } = await paidSession(shop)
  const events: Event[] = [
    { id: 'evt_refunded1', type: 'charge-refunded', sessionId, chargeId },
    { id: 'evt_expired01', type: 'session-expired', sessionId, chargeId: null },
    { id: 'evt_paid00001', type: 'session-paid', sessionId, chargeId },
    { id: 'evt_paid00002', type: 'session-paid', sessionId, chargeId },
  ]
  const shuffled = Array.from({ length: 5 }, () => events)
    .flat()
    .map((event) => ({ event, at: Math.random() }))
    .sort((one, other) => one.at - other.at)
  const answers = await Promise.all(shuffled.map(({ event }) => wire.deliver(event)))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  await shop.runJobs()

  // The sandbox has already delivered its own event of the payment.
  expect(await shop.db.$count(paymentEvents)).toBeGreaterThanOrEqual(events.length)
  expect(await shop.db.$count(orders)).toBe(1)
  expect(await shop.db.$count(payments)).toBe(1)
  expect(await shop.db.$count(refunds)).toBe(0)
  const [stock] = await shop.db.select().from(variants).where(eq(variants.productId, product.id))
  expect(stock).toMatchObject({ onHand: 2, reserved: 0 })
  await expectConsistentShop(shop)
})

test('events about unknown objects are stored and change nothing', async () => {
  const shop = await createTestShop()
  const wire = await openWire(shop)
  const strange = { sessionId: 'cs_elsewhere', chargeId: 'ch_elsewhere' }
  for (const type of ['session-paid', 'session-expired', 'charge-refunded'] as const) {
    expect((await wire.deliver({ id: `evt_strange_${type}`, type, ...strange })).status).toBe(200)
  }
  const body = JSON.stringify({
    id: 'evt_strange_other',
    type: 'invoice.paid',
    data: { sessionId: null, chargeId: null },
  })
  expect((await wire.send(body, signMessage(shop.secrets.sandbox, body, Math.floor(Date.now() / 1_000)))).status).toBe(
    200,
  )
  await shop.runJobs()
  expect(await shop.db.$count(orders)).toBe(0)
  expect(await shop.db.$count(payments)).toBe(0)
})

test('a refund made in the provider’s dashboard is recorded once: in full or in part, with a credit note', async () => {
  const shop = await createTestShop()
  const wire = await openWire(shop)
  const whole = await shop.order()
  const part = await shop.order()
  const giveBack = async (sessionId: string, amountCents: number) => {
    const { charge } = await shop.payment.findSession(sessionId)
    const chargeId = charge?.chargeId ?? ''
    await shop.payment.refund({ chargeId, currency: 'USD', amountCents, idempotencyKey: `by-hand-${sessionId}` })
    for (const id of [`evt_a${sessionId.slice(-20)}`, `evt_b${sessionId.slice(-20)}`]) {
      await wire.deliver({ id, type: 'charge-refunded', sessionId, chargeId })
    }
  }
  await giveBack(whole.sessionId, 60_00)
  await giveBack(part.sessionId, 10_00)
  await shop.runJobs()

  expect(await shop.db.select().from(refunds).orderBy(refunds.amountCents)).toMatchObject([
    { reason: 'by-provider', state: 'done', amountCents: 10_00 },
    { reason: 'by-provider', state: 'done', amountCents: 60_00 },
  ])
  const admin = shop.as(await shop.admin())
  const kinds = async ({ number: orderNumber }: { number: string }) =>
    (await admin.orders.findOrder({ orderNumber })).order.events.map(({ kind, note }) => [kind, note])
  expect(await kinds(whole)).toContainEqual(['refunded', 'By the payment provider'])
  expect(await kinds(part)).toContainEqual(['note', '$10.00 was refunded by the payment provider.'])
  const partOf = (await admin.orders.findOrder({ orderNumber: part.number })).order
  expect(partOf).toMatchObject({ status: 'Proccessing', refund: 'done', refunded: 10 })
  const { number: invoiceNumber = '' } = partOf.invoices.find(({ kind }) => kind === 'credit-note') ?? {}
  expect((await admin.invoices.findInvoice({ invoiceNumber })).invoice).toMatchObject({
    totalCents: -10_00,
    lines: [],
  })
  await admin.shipments.markOrderAsShipped({
    trackingNumber: '9400 1001',
    orderNumber: part.number,
    orderId: part.id,
  })
  const ship = { trackingNumber: '9400 1000', orderNumber: whole.number, orderId: whole.id }
  await expect(admin.shipments.markOrderAsShipped(ship)).rejects.toThrow('The payment of this order was refunded.')
})

test('the sandbox retries an event until it is acknowledged', async () => {
  const shop = await createTestShop()
  const { sessionId } = await paidSession(shop)
  const { sandbox } = shop.secrets
  await deliverEvents(shop.db, { url: 'http://127.0.0.1:9/api/webhooks/payment', secret: sandbox })
  const [waiting] = await shop.db.select().from(sandboxEvents)
  expect(waiting).toMatchObject({ attempts: 1, deliveredAt: null })
  expect(waiting?.nextTryAt.getTime()).toBeGreaterThan(waiting?.createdAt.getTime() ?? 0)

  const { url } = await openWire(shop)
  const again = () => deliverEvents(shop.db, { url: `${url}/api/webhooks/payment`, secret: sandbox })
  await shop.db.update(sandboxEvents).set({ nextTryAt: new Date(0) })
  await Promise.all([again(), again(), again()])
  await again()
  const [event] = await shop.db.select().from(sandboxEvents)
  expect(event?.deliveredAt).toBeInstanceOf(Date)
  expect(event?.attempts).toBe(2)
  await shop.runJobs()
  expect(await shop.db.$count(orders)).toBe(1)
  expect((await shop.db.select().from(paymentEvents))[0]?.content).toMatchObject({ sessionId })
})
