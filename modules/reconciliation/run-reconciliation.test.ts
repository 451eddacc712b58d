import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { PaidCharge, Payment } from '#adapters/payment/payment.ts'
import { auditEvents } from '#db/tables/audit.ts'
import { checkoutSessions } from '#db/tables/checkout.ts'
import { orders } from '#db/tables/orders.ts'
import { payments, refunds } from '#db/tables/payments.ts'
import { reconciliations } from '#db/tables/reconciliation.ts'
import { sandboxRefunds, sandboxSessions } from '#db/tables/sandbox.ts'
import { cartOf, sessionIdOf } from '#test/buy.ts'
import { createTestShop, type TestShop } from '#test/create-test-shop.ts'
import { expectConsistentShop } from '#test/expect-consistent-shop.ts'
import { payMore } from '#test/shops/pay-more.ts'
import { runReconciliation } from './run-reconciliation.ts'

/** Runs a reconciliation as an admin and returns the result page. */
async function compare(shop: TestShop) {
  const admin = shop.as(await shop.admin())
  await admin.reconciliation.startReconciliation({})
  await shop.runJobs()
  return admin.reconciliation.showReconciliation({})
}

/** A paid session whose shopper did not return and whose events were lost. */
async function paidInSilence(shop: TestShop, onHand = 3) {
  const product = await shop.product({ name: 'Lido', priceCents: 60_00, onHand })
  const { url } = await shop.as(shop.guest()).checkout.createCheckoutSession(cartOf(product))
  const sessionId = sessionIdOf(url)
  await shop.pay(sessionId)
  await shop.db.update(checkoutSessions).set({ createdAt: sql`now() - interval '2 days'` })
  return { product, sessionId }
}

test('there is no result before the first run, and afterwards it shows when, by whom and that everything agrees', async () => {
  const shop = await createTestShop()
  const admin = await shop.admin()
  const before = await shop.as(admin).reconciliation.showReconciliation({})
  expect(before).toMatchObject({ last: null, running: null, findings: [] })
  await shop.order()

  const { message } = await shop.as(admin).reconciliation.startReconciliation({})
  expect(message).toBe('Reconciliation started.')
  const during = await shop.as(admin).reconciliation.showReconciliation({})
  expect(during).toMatchObject({ last: null, running: { finishedAt: null, by: 'Ann Lee' } })
  await shop.runJobs()
  const { last, running, findings } = await shop.as(admin).reconciliation.showReconciliation({})
  expect({ running, findings }).toEqual({ running: null, findings: [] })
  expect(last).toMatchObject({ by: 'Ann Lee', asked: 1, unanswered: 0, mended: 0 })
  expect(await shop.db.select().from(auditEvents)).toMatchObject([
    { action: 'payments.reconciled', actorId: admin.id, subjectKind: 'reconciliation' },
  ])
})

test('a running reconciliation is not started twice, by an admin or by the nightly job', async () => {
  const shop = await createTestShop()
  const admin = shop.as(await shop.admin())
  const begun = await Promise.allSettled([1, 2, 3].map(() => admin.reconciliation.startReconciliation({})))
  expect(begun.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  await expect(admin.reconciliation.startReconciliation({})).rejects.toMatchObject({
    status: 409,
    message: 'A reconciliation is already running.',
  })
  await runReconciliation(shop, {})
  expect(await shop.db.$count(reconciliations)).toBe(1)

  // An interrupted run must not block the next one forever.
  await shop.db.update(reconciliations).set({ startedAt: sql`now() - interval '31 minutes'` })
  await admin.reconciliation.startReconciliation({})
  expect(await shop.db.$count(reconciliations)).toBe(2)
})

test('the nightly job starts a run of its own, resumes an interrupted one, and keeps sixty', async () => {
  const shop = await createTestShop()
  const cutOff = { startedAt: new Date(Date.now() - 60_000) }
  const old = { startedAt: new Date(Date.now() - 86_400_000), finishedAt: new Date(Date.now() - 86_000_000) }
  await shop.db.insert(reconciliations).values([cutOff, ...Array.from({ length: 70 }, () => old)])
  await runReconciliation(shop, {})
  expect(await shop.db.$count(reconciliations)).toBe(60)
  const { last } = await shop.as(await shop.admin()).reconciliation.showReconciliation({})
  expect(last).toMatchObject({ startedAt: cutOff.startedAt.toISOString(), by: null })
})

test('a payment whose events were lost becomes its order, also if the checkout had expired', async () => {
  const shop = await createTestShop()
  await paidInSilence(shop)
  await shop.db.update(checkoutSessions).set({ status: 'expired', closedAt: sql`now()` })
  await shop.db.execute(sql`update reservations set state = 'released'`)
  await shop.db.execute(sql`update variants set reserved = 0`)
  expect(await compare(shop)).toMatchObject({ last: { asked: 1, mended: 1 }, findings: [] })
  expect(await shop.db.$count(orders)).toBe(1)
  await expectConsistentShop(shop)
  // The order is compared in later runs, and nothing is fixed twice.
  expect(await compare(shop)).toMatchObject({ last: { asked: 1, mended: 0 }, findings: [] })
})

test('a checkout that the payment provider reports as expired is closed', async () => {
  const shop = await createTestShop()
  const product = await shop.product({ onHand: 3 })
  const { url } = await shop.as(shop.guest()).checkout.createCheckoutSession(cartOf(product))
  await shop.db.update(checkoutSessions).set({ createdAt: sql`now() - interval '1 day'` })
  await shop.db
    .update(sandboxSessions)
    .set({ status: 'expired' })
    .where(eq(sandboxSessions.id, sessionIdOf(url)))
  expect(await compare(shop)).toMatchObject({ last: { asked: 1, mended: 1 }, findings: [] })
  expect(await shop.db.select().from(checkoutSessions)).toMatchObject([{ status: 'expired' }])
  await expectConsistentShop(shop)
})

test('a payment that cannot become an order is shown with its checkout and the reason', async () => {
  const shop = await createTestShop({
    payment: (sandbox) => changing(sandbox, (found) => ({ ...found, reference: crypto.randomUUID() })),
  })
  const { sessionId } = await paidInSilence(shop)
  const { last, findings } = await compare(shop)
  expect(last).toMatchObject({ asked: 1, mended: 0 })
  expect(findings).toMatchObject([
    { kind: 'paid-without-order', sessionId, amount: 60, orderNumber: null, note: expect.stringContaining('belongs') },
  ])
})

test('a failed lookup at the payment provider is counted and repeated in the next run', async () => {
  let isAway = true
  const shop = await createTestShop({
    payment: (sandbox) => ({
      ...sandbox,
      findSession: (id) => (isAway ? Promise.reject(new Error('No answer in 10 s')) : sandbox.findSession(id)),
    }),
  })
  await paidInSilence(shop)
  expect(await compare(shop)).toMatchObject({ last: { asked: 1, unanswered: 1, mended: 0 }, findings: [] })
  isAway = false
  expect(await compare(shop)).toMatchObject({ last: { asked: 1, unanswered: 0, mended: 1 } })
})

test('an order whose charge is missing, different or of another amount is shown', async () => {
  const cases: [Partial<PaidCharge> | null, object][] = [
    [null, { kind: 'order-without-charge', note: 'The payment provider has no charge for this order.' }],
    [{ chargeId: 'ch_other' }, { kind: 'order-without-charge', note: expect.stringContaining('another charge') }],
    [{ amountCents: 59_00 }, { kind: 'other-amount', amount: 59, note: expect.stringContaining('$59.00') }],
  ]
  for (const [charge, expected] of cases) {
    let isOdd = false
    const shop = await createTestShop({
      payment: (sandbox) => changing(sandbox, (found) => (isOdd ? odd(found, charge) : found)),
    })
    const { number } = await shop.order()
    isOdd = true
    const { findings } = await compare(shop)
    expect(findings).toMatchObject([{ orderNumber: number, ...expected }])
  }
})

test('a refund made in the provider dashboard is recorded, and its order in processing is shown', async () => {
  const shop = await createTestShop()
  const { number, sessionId } = await shop.order()
  const { charge } = await shop.payment.findSession(sessionId)
  await shop.payment.refund({
    chargeId: charge?.chargeId ?? '',
    currency: 'USD',
    amountCents: 60_00,
    idempotencyKey: 'by-hand',
  })
  const { last, findings } = await compare(shop)
  expect(last).toMatchObject({ mended: 1 })
  expect(findings).toMatchObject([{ kind: 'returned-not-canceled', orderNumber: number, amount: 60, note: null }])
  expect(await shop.db.select().from(refunds)).toMatchObject([{ reason: 'by-provider', state: 'done' }])

  const admin = shop.as(await shop.admin())
  const [order] = await shop.db.select().from(orders)
  await admin.orders.cancelOrder({ orderToCancel: order?.id ?? '' })
  expect((await compare(shop)).findings).toEqual([])
  expect(await shop.db.$count(sandboxRefunds)).toBe(1)
})

test('a refund that is pending for long is retried, and shown while it cannot be paid', async () => {
  let isAway = true
  const shop = await createTestShop({
    payment: (sandbox) => ({
      ...sandbox,
      refund: (request) =>
        isAway ? Promise.reject(new Error('502 from the payment provider')) : sandbox.refund(request),
    }),
  })
  const ann = await shop.customer()
  const { id, number } = await shop.order({ by: ann })
  await shop.as(ann).orders.cancelOrder({ orderToCancel: id })
  // A recent one is left to its job.
  await runReconciliation(shop, {})
  expect(await shop.db.select().from(refunds)).toMatchObject([{ attempts: 0 }])

  await shop.db.update(refunds).set({ createdAt: sql`now() - interval '2 hours'` })
  await runReconciliation(shop, {})
  const admin = shop.as(await shop.admin())
  const { findings } = await admin.reconciliation.showReconciliation({})
  expect(findings).toMatchObject([
    { kind: 'refund-waiting', orderNumber: number, amount: 60, note: '502 from the payment provider' },
  ])
  isAway = false
  await runReconciliation(shop, {})
  expect(await admin.reconciliation.showReconciliation({})).toMatchObject({ last: { mended: 1 }, findings: [] })
  await shop.runJobs()
  expect(await shop.db.$count(sandboxRefunds)).toBe(1)
  await expectConsistentShop(shop)
})

test('the charge of a payment link is compared too, and its refunds are those of its order', async () => {
  const odds: { charge: Partial<PaidCharge> | null; isAway: boolean } = { charge: {}, isAway: false }
  let linkSession = ''
  const shop = await createTestShop({
    payment: (sandbox) => ({
      ...changing(sandbox, (found) => (found.sessionId === linkSession ? odd(found, odds.charge) : found)),
      refund: (request) => (odds.isAway ? Promise.reject(new Error('502')) : sandbox.refund(request)),
    }),
  })
  const { id, number } = await shop.order()
  linkSession = await payMore(shop, id)
  // A link is compared by when it was paid, not by when its order was placed.
  await shop.db.update(orders).set({ createdAt: sql`now() - interval '8 days'` })
  await shop.db.update(payments).set({ paidAt: sql`now() - interval '8 days'` }).where(eq(payments.orderId, id))
  expect(await compare(shop)).toMatchObject({ last: { asked: 1, mended: 0 }, findings: [] })

  const ofLink = { orderNumber: number, sessionId: linkSession }
  odds.charge = null
  expect((await compare(shop)).findings).toMatchObject([{ ...ofLink, kind: 'order-without-charge', amount: 12 }])
  odds.charge = { amountCents: 11_00 }
  expect((await compare(shop)).findings).toMatchObject([
    { ...ofLink, kind: 'other-amount', amount: 11, note: 'The payment provider charged $11.00 instead of $12.00.' },
  ])

  odds.charge = {}
  const { charge } = await shop.payment.findSession(linkSession)
  const { chargeId = '' } = charge ?? {}
  await shop.payment.refund({ chargeId, currency: 'USD', amountCents: 5_00, idempotencyKey: 'by-hand' })
  expect(await compare(shop)).toMatchObject({ last: { mended: 1 }, findings: [] })
  expect(await shop.db.select().from(refunds)).toMatchObject([{ reason: 'by-provider', amountCents: 5_00 }])

  odds.isAway = true
  await shop.as(await shop.admin()).orders.cancelOrder({ orderToCancel: id })
  await shop.db.update(refunds).set({ createdAt: sql`now() - interval '2 hours'` })
  await runReconciliation(shop, {})
  const { findings } = await shop.as(await shop.admin()).reconciliation.showReconciliation({})
  expect(findings.map(({ kind, orderNumber }) => [kind, orderNumber])).toEqual([
    ['refund-waiting', number],
    ['refund-waiting', number],
  ])
})

type Found = Awaited<ReturnType<Payment['findSession']>>

function changing(sandbox: Payment, change: (found: Found) => Found): Payment {
  return { ...sandbox, findSession: async (id) => change(await sandbox.findSession(id)) }
}

function odd(found: Found, charge: Partial<PaidCharge> | null): Found {
  if (found.state !== 'paid') return found
  if (charge) return { ...found, charge: { ...found.charge, ...charge } }
  return { sessionId: found.sessionId, reference: found.reference, state: 'open', charge: null }
}
