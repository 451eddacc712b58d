import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditEvents } from '#db/tables/audit.ts'
import { orders } from '#db/tables/orders.ts'
import { paymentEvents } from '#db/tables/payments.ts'
import { sandboxEvents } from '#db/tables/sandbox.ts'
import { catchUpPayments } from '#modules/payments/catch-up-payments.ts'
import { cartOf, sandboxVisitor, sessionIdOf } from '#test/buy.ts'
import { createTestShop, type Person, type TestShop } from '#test/create-test-shop.ts'
import { expectConsistentShop } from '#test/expect-consistent-shop.ts'
import { deliverEvents } from '../deliver-events.ts'
import { findSwitches, forgetSwitches, type SandboxSwitch, setSwitches } from '../switches.ts'

async function switchOn(shop: TestShop, ...on: SandboxSwitch[]) {
  await shop.db.transaction((tx) => setSwitches(tx, on, { isKept: false }))
}

async function openSession(shop: TestShop) {
  const { url } = await shop.as(shop.guest()).checkout.createCheckoutSession(cartOf(await shop.product()))
  return sessionIdOf(url)
}

/** Delivers all due events to the shop's webhook without waiting. */
async function deliverAll(shop: TestShop) {
  const { url } = await shop.listen()
  await shop.db.update(sandboxEvents).set({ nextTryAt: new Date(0) })
  await deliverEvents(shop.db, { url: `${url}/api/webhooks/payment`, secret: shop.secrets.sandbox })
}

/** The page of the switches in a browser with these cookies. */
async function visitSwitches(shop: TestShop, person: Person, form?: string) {
  const { url } = await shop.listen()
  const response = await fetch(`${url}/sandbox/switches`, {
    redirect: 'manual',
    headers: {
      ...(person.token && { cookie: `session=${person.token}` }),
      ...(form !== undefined && { origin: url, 'content-type': 'application/x-www-form-urlencoded' }),
    },
    ...(form !== undefined && { method: 'POST', body: form }),
  })
  return { status: response.status, location: response.headers.get('location'), html: await response.text() }
}

test('an admin turns switches on and off, every sandbox page shows them, and the audit log records it', async () => {
  const shop = await createTestShop()
  const { url } = await shop.listen()
  const admin = await shop.admin()
  const path = `/sandbox/${await openSession(shop)}`
  const before = await visitSwitches(shop, admin)
  expect(before.status).toBe(200)
  expect(before.html).not.toContain('checked=""')

  const saved = await visitSwitches(shop, admin, 'on=decline&on=slow&on=nonsense&kept=yes')
  expect(saved).toMatchObject({ status: 303, location: '/sandbox/switches?saved' })
  expect(await findSwitches(shop.db)).toEqual({ on: ['decline', 'slow'], isKept: true })
  expect((await visitSwitches(shop, admin)).html.match(/checked=""/g)).toHaveLength(3)
  const { html } = await sandboxVisitor(url).ask(path)
  expect(html).toContain('Switches are on:')
  expect(html).toContain('Every card is declined.')

  await visitSwitches(shop, admin, '')
  expect(await findSwitches(shop.db)).toEqual({ on: [], isKept: false })
  expect((await sandboxVisitor(url).ask(path)).html).not.toContain('Switches are on')
  const noted = await shop.db.select().from(auditEvents).where(eq(auditEvents.action, 'sandbox.switched'))
  expect(noted).toMatchObject([
    { actorId: admin.id, detail: { on: ['decline', 'slow'], isKept: true } },
    { actorId: admin.id, detail: { on: [], isKept: false } },
  ])
})

test('a user who is not an admin is redirected home and changes nothing', async () => {
  const shop = await createTestShop()
  for (const person of [shop.guest(), await shop.customer(), { ...shop.guest(), token: 's_nonsense' }]) {
    for (const form of [undefined, 'on=decline']) {
      expect(await visitSwitches(shop, person, form)).toMatchObject({ status: 303, location: '/' })
    }
  }
  expect((await findSwitches(shop.db)).on).toEqual([])
})

test('a switch survives a restart only if requested', async () => {
  const shop = await createTestShop()
  await switchOn(shop, 'decline')
  await forgetSwitches(shop.db)
  expect((await findSwitches(shop.db)).on).toEqual([])
  await shop.db.transaction((tx) => setSwitches(tx, ['decline'], { isKept: true }))
  await forgetSwitches(shop.db)
  expect((await findSwitches(shop.db)).on).toEqual(['decline'])
})

test('the decline switch declines every card, and the second-factor switch asks for a code', async () => {
  const shop = await createTestShop()
  const sessionId = await openSession(shop)
  await switchOn(shop, 'decline')
  expect(await shop.pay(sessionId)).toBe('declined')
  await switchOn(shop, 'second-factor')
  expect(await shop.pay(sessionId, {}, '4000000000009995')).toBe('insufficient')
  expect(await shop.pay(sessionId)).toBe('second-factor')
  await switchOn(shop)
  expect(await shop.pay(sessionId)).toBe('pays')
})

test('a slow sandbox takes three seconds and charges once', async () => {
  const shop = await createTestShop()
  const sessionId = await openSession(shop)
  await switchOn(shop, 'slow')
  const startedAt = performance.now()
  const outcomes = await Promise.all([shop.pay(sessionId), shop.pay(sessionId), shop.payment.findSession(sessionId)])
  expect(performance.now() - startedAt).toBeGreaterThan(2_900)
  expect(outcomes.filter((outcome) => outcome === 'pays')).toHaveLength(1)
})

test('a sandbox with late or out-of-order events delays them, otherwise they are due at once', async () => {
  const shop = await createTestShop()
  const secondsUntilDelivered = async () => {
    await shop.pay(await openSession(shop))
    const [event] = await shop.db.select().from(sandboxEvents)
    await shop.db.delete(sandboxEvents)
    return ((event?.nextTryAt.getTime() ?? 0) - (event?.createdAt.getTime() ?? 0)) / 1_000
  }
  expect(await secondsUntilDelivered()).toBe(0)
  await switchOn(shop, 'webhook-late')
  expect(await secondsUntilDelivered()).toBe(60)
  await switchOn(shop, 'webhook-out-of-order')
  const waits = await secondsUntilDelivered()
  expect(waits).toBeGreaterThan(0)
  expect(waits).toBeLessThanOrEqual(10)
})

test('an event delivered twice places one order', async () => {
  const shop = await createTestShop()
  await switchOn(shop, 'webhook-twice')
  let events = 0
  const { url, app } = await shop.listen()
  app.server.on('request', ({ url: path }) => {
    if (path === '/api/webhooks/payment') events++
  })
  await shop.pay(await openSession(shop))
  await deliverEvents(shop.db, { url: `${url}/api/webhooks/payment`, secret: shop.secrets.sandbox })
  expect(events).toBe(2)
  await shop.runJobs()
  expect(await shop.db.$count(paymentEvents)).toBe(1)
  expect(await shop.db.$count(orders)).toBe(1)
})

test('a refund event that arrives before its payment event is recorded', async () => {
  const shop = await createTestShop()
  const sessionId = await openSession(shop)
  await switchOn(shop, 'webhook-out-of-order')
  await shop.pay(sessionId)
  const { charge } = await shop.payment.findSession(sessionId)
  await shop.payment.refund({
    chargeId: charge?.chargeId ?? '',
    currency: 'USD',
    amountCents: 60_00,
    idempotencyKey: 'by-hand',
  })
  await deliverAll(shop)
  const heard = await shop.db.select().from(paymentEvents).orderBy(paymentEvents.receivedAt)
  expect(heard.map(({ type }) => type)).toEqual(['charge-refunded', 'session-paid'])
  await shop.runJobs()
  expect(await shop.db.$count(orders)).toBe(0)
  await expectConsistentShop(shop)
})

test('without events the shop queries the provider, and events that arrive later change nothing', async () => {
  const shop = await createTestShop()
  await switchOn(shop, 'webhook-never')
  const paid = await shop.order()
  await shop.pay(await openSession(shop))
  await deliverAll(shop)
  expect(await shop.db.$count(paymentEvents)).toBe(0)

  await shop.db.update(sandboxEvents).set({ createdAt: new Date(Date.now() - 120_000) })
  for (let asked = 0; asked < 3; asked++) await catchUpPayments(shop)
  await shop.runJobs()
  expect(await shop.db.$count(orders)).toBe(2)
  await switchOn(shop)
  await deliverAll(shop)
  await shop.runJobs()
  expect(await shop.db.$count(paymentEvents)).toBe(2)
  expect(await shop.db.$count(orders)).toBe(2)
  expect(await shop.db.$count(orders, eq(orders.number, paid.number))).toBe(1)
  await expectConsistentShop(shop)
})

test('a refund returned by the bank is shown as failed, and succeeds once retried without the switch', async () => {
  const shop = await createTestShop()
  const ann = await shop.customer()
  const order = await shop.order({ by: ann })
  await switchOn(shop, 'refund-returned')
  await shop.as(ann).orders.cancelOrder({ orderToCancel: order.id })
  await shop.runJobs()
  await deliverAll(shop)
  await shop.runJobs()

  const admin = shop.as(await shop.admin())
  const failed = async () => (await admin.reconciliation.showReconciliation({})).failedRefunds
  const [failedRefund] = await failed()
  expect(failedRefund).toMatchObject({ orderNumber: order.number, amount: 60, attempts: 1 })
  expect((await shop.payment.findSession(order.sessionId)).charge?.refundedCents).toBe(0)

  await switchOn(shop)
  await admin.payments.retryRefund({ refundId: failedRefund?.refundId ?? '' })
  await shop.runJobs()
  await deliverAll(shop)
  await shop.runJobs()
  expect(await failed()).toEqual([])
  expect((await shop.payment.findSession(order.sessionId)).charge?.refundedCents).toBe(60_00)
  expect((await admin.orders.findOrder({ orderNumber: order.number })).order.refund).toBe('done')
  await expectConsistentShop(shop)
})
