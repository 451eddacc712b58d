import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { UnpaidRefundError } from '#contract/errors.ts'
import { auditEvents } from '#db/tables/audit.ts'
import { checkoutSessions } from '#db/tables/checkout.ts'
import { refunds } from '#db/tables/payments.ts'
import { variants } from '#db/tables/products.ts'
import { sandboxRefunds } from '#db/tables/sandbox.ts'
import { cartOf, sessionIdOf } from '#test/buy.ts'
import { createTestShop } from '#test/create-test-shop.ts'
import { payMore } from '#test/shops/pay-more.ts'
import { jobRules } from '../jobs/job.ts'
import { refundPayment } from './refund-payment.ts'

/** A shop whose sandbox refuses refunds until `mend` is called, with a canceled order whose refund failed for good. */
async function openShop() {
  let isBroken = true
  const keys: string[] = []
  const shop = await createTestShop({
    payment: (sandbox) => ({
      ...sandbox,
      async refund(request) {
        keys.push(request.idempotencyKey)
        if (isBroken) throw new Error('The account of the shop has no funds')
        return sandbox.refund(request)
      },
    }),
  })
  const ann = await shop.customer()
  const order = await shop.order({ by: ann })
  await shop.as(ann).orders.cancelOrder({ orderToCancel: order.id })
  const [owed] = await shop.db.select().from(refunds)
  const refundId = owed?.id ?? ''
  const tries = jobRules.refundPayment.retryLimit + 1
  for (let tried = 1; tried <= tries; tried++) await refundPayment(shop, { refundId }).catch(() => {})
  const mend = () => {
    isBroken = false
  }
  return { shop, ann, order, refundId, tries, keys, mend, admin: shop.as(await shop.admin()) }
}

test('an admin sees why a refund failed, its buyer does not', async () => {
  const { ann, shop, admin, order, refundId, tries } = await openShop()
  const seen = await admin.orders.findOrder({ orderNumber: order.number })
  expect(seen.order).toMatchObject({
    refund: 'failed',
    refundFailure: { refundId, attempts: tries, lastError: 'The account of the shop has no funds' },
  })
  expect((await shop.as(ann).orders.findOrder({ orderNumber: order.number })).order.refundFailure).toBeNull()
})

test('a failed refund is retried under the same key and paid once', async () => {
  const { shop, admin, order, refundId, keys, mend } = await openShop()
  mend()
  expect((await admin.payments.retryRefund({ refundId })).message).toBe('The refund is being retried.')
  expect((await admin.orders.findOrder({ orderNumber: order.number })).order).toMatchObject({
    refund: 'pending',
    refundFailure: null,
  })
  await shop.runJobs()
  const { order: done } = await admin.orders.findOrder({ orderNumber: order.number })
  expect(done.refund).toBe('done')
  expect(done.events.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['refund-failed', 'note', 'refunded']))
  expect(new Set(keys).size).toBe(1)
  expect(await shop.db.$count(sandboxRefunds)).toBe(1)
  expect(
    (await shop.db.select().from(auditEvents)).filter(({ action }) => action === 'order.refund-retried'),
  ).toMatchObject([{ subjectKind: 'order', subjectId: order.id }])
})

test('ten retries at the same time are one, and a paid refund is not retried', async () => {
  const { shop, admin, refundId, mend } = await openShop()
  mend()
  const presses = await Promise.allSettled(Array.from({ length: 10 }, () => admin.payments.retryRefund({ refundId })))
  expect(presses.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  await shop.runJobs()
  await expect(admin.payments.retryRefund({ refundId })).rejects.toMatchObject({
    status: 409,
    message: "This refund can't be retried.",
  })
  expect(await shop.db.$count(sandboxRefunds)).toBe(1)
})

test('a retry that the sandbox refuses fails again with the newest reason', async () => {
  const { shop, admin, order, refundId, tries } = await openShop()
  await admin.payments.retryRefund({ refundId })
  for (let tried = 1; tried <= tries; tried++) await refundPayment(shop, { refundId }).catch(() => {})
  expect((await admin.orders.findOrder({ orderNumber: order.number })).order).toMatchObject({
    refund: 'failed',
    refundFailure: { attempts: tries },
  })
})

test('a refund that does not exist cannot be retried', async () => {
  const shop = await createTestShop()
  const admin = shop.as(await shop.admin())
  await expect(admin.payments.retryRefund({ refundId: randomUUID() })).rejects.toMatchObject({ status: 404 })
})

test('reconciliation lists failed refunds, also of payments without an order, and they can be retried there', async () => {
  let isBroken = true
  const shop = await createTestShop({
    payment: (sandbox) => ({
      ...sandbox,
      refund: (request) => (isBroken ? Promise.reject(new Error('No funds')) : sandbox.refund(request)),
    }),
  })
  const product = await shop.product({ priceCents: 60_00, onHand: 1 })
  const { url } = await shop.as(shop.guest()).checkout.createCheckoutSession(cartOf(product))
  const sessionId = sessionIdOf(url)
  await shop.pay(sessionId)
  // Its last unit is sold by the time the payment is confirmed.
  await shop.db.update(checkoutSessions).set({ status: 'expired' })
  await shop.db.update(variants).set({ onHand: 0, reserved: 0 })
  await shop
    .as(shop.guest())
    .checkout.retreiveSession({ sessionId })
    .catch(() => {})
  const admin = shop.as(await shop.admin())
  const failed = async () => (await admin.reconciliation.showReconciliation({})).failedRefunds
  const [owed] = await shop.db.select().from(refunds)
  expect(owed).toMatchObject({ reason: 'cannot-be-served', state: 'pending' })
  expect(await failed()).toEqual([])

  const refundId = owed?.id ?? ''
  const tries = jobRules.refundPayment.retryLimit + 1
  for (let tried = 1; tried <= tries; tried++) await refundPayment(shop, { refundId }).catch(() => {})
  expect(await failed()).toMatchObject([
    { refundId, orderNumber: null, sessionId, amount: 60, attempts: tries, lastError: 'No funds' },
  ])
  await expect(shop.as(await shop.customer()).reconciliation.showReconciliation({})).rejects.toMatchObject({
    status: 403,
  })
  await expect(shop.as(await shop.customer()).payments.retryRefund({ refundId })).rejects.toMatchObject({ status: 403 })

  isBroken = false
  await admin.payments.retryRefund({ refundId })
  expect(await failed()).toEqual([])
  await shop.runJobs()
  expect(await shop.db.select().from(refunds)).toMatchObject([{ state: 'done' }])
  expect(await shop.db.$count(sandboxRefunds)).toBe(1)
})

test('a refund that failed as soon as it was recorded is listed at once, not retried automatically, and paid on request', async () => {
  const lastError = 'The payment provider could not pay it: expired or canceled card.'
  let isClosed = true
  const shop = await createTestShop({
    payment: (sandbox) => ({
      ...sandbox,
      async refund(request) {
        if (isClosed) throw new UnpaidRefundError(lastError)
        return sandbox.refund(request)
      },
    }),
  })
  const ann = await shop.customer()
  const admin = shop.as(await shop.admin())
  const order = await shop.order({ by: ann })
  await shop.as(ann).orders.cancelOrder({ orderToCancel: order.id })

  await shop.runJobs()
  expect(await shop.runJobs()).toBe(0)

  const { failedRefunds } = await admin.reconciliation.showReconciliation({})
  expect(failedRefunds).toMatchObject([{ orderNumber: order.number, attempts: 1, lastError }])
  const { order: shown } = await admin.orders.findOrder({ orderNumber: order.number })
  expect(shown.refund).toBe('failed')
  expect(shown.events.filter(({ kind }) => kind === 'refund-failed')).toHaveLength(1)

  isClosed = false
  await admin.payments.retryRefund({ refundId: failedRefunds[0]?.refundId ?? '' })
  await shop.runJobs()
  expect((await admin.reconciliation.showReconciliation({})).failedRefunds).toEqual([])
  expect(await shop.db.$count(sandboxRefunds)).toBe(1)
})

test('a failed refund of what a payment link brought is listed and retried with its order', async () => {
  const shop = await createTestShop({
    payment: (sandbox) => ({ ...sandbox, refund: () => Promise.reject(new UnpaidRefundError('Expired card')) }),
  })
  const admin = shop.as(await shop.admin())
  const { id, number } = await shop.order()
  await payMore(shop, id)
  await admin.orders.cancelOrder({ orderToCancel: id })
  await shop.runJobs()

  const { failedRefunds } = await admin.reconciliation.showReconciliation({})
  expect(failedRefunds.map(({ orderNumber }) => orderNumber)).toEqual([number, number])
  const { stuckRefunds } = await admin.reports.listWork({})
  expect(stuckRefunds.first.map(({ orderNumber }) => orderNumber)).toEqual([number, number])

  const refundId = failedRefunds.find(({ amount }) => amount === 12)?.refundId ?? ''
  await admin.payments.retryRefund({ refundId })
  const { order } = await admin.orders.findOrder({ orderNumber: number })
  expect(order.events.at(-1)).toMatchObject({ kind: 'note', note: 'Refund retried.', by: 'Ann Lee' })
  expect(await shop.db.select().from(auditEvents)).toContainEqual(
    expect.objectContaining({ action: 'order.refund-retried', subjectKind: 'order', subjectId: id }),
  )
})
