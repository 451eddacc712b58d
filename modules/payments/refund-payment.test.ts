import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { orderEvents } from '#db/tables/orders.ts'
import { payments, refunds } from '#db/tables/payments.ts'
import { sandboxRefunds } from '#db/tables/sandbox.ts'
import { createTestShop } from '#test/create-test-shop.ts'
import { payMore } from '#test/shops/pay-more.ts'
import { jobRules } from '../jobs/job.ts'
import { recordProviderRefunds, recordReturnedRefund } from './record-charge.ts'
import { refundPayment } from './refund-payment.ts'

/** A sandbox whose responses to refunds get lost before or after the refund is made. */
async function openShop(lose: { before: boolean; after: boolean }) {
  const shop = await createTestShop({
    payment: (sandbox) => ({
      ...sandbox,
      async refund(request) {
        if (lose.before) throw new Error('502 from the payment provider')
        const paid = await sandbox.refund(request)
        if (lose.after) throw new Error('The line broke')
        return paid
      },
    }),
  })
  const ann = await shop.customer()
  const order = await shop.order({ by: ann })
  await shop.as(ann).orders.cancelOrder({ orderToCancel: order.id })
  const [refund] = await shop.db.select().from(refunds)
  return { shop, ann, payload: { refundId: refund?.id ?? '' } }
}

test('a refund whose response was lost is paid exactly once', async () => {
  const lose = { before: false, after: true }
  const { shop, ann, payload } = await openShop(lose)
  await expect(refundPayment(shop, payload)).rejects.toThrow('The line broke')
  expect((await shop.as(ann).orders.ordersHistory({})).orderHistory[0]?.refund).toBe('pending')
  lose.after = false
  await Promise.all(Array.from({ length: 5 }, () => refundPayment(shop, payload)))
  expect(await shop.db.$count(sandboxRefunds)).toBe(1)
  const [refund] = await shop.db.select().from(refunds)
  const [paid] = await shop.db.select().from(sandboxRefunds)
  expect(refund).toMatchObject({ state: 'done', providerRefundId: paid?.id, lastError: null })
  const events = await shop.db.select().from(orderEvents)
  expect(events.filter(({ kind }) => kind === 'refunded')).toHaveLength(1)
})

test('a refund that fails on every try is shown as failed and can still be paid', async () => {
  const lose = { before: true, after: false }
  const { shop, ann, payload } = await openShop(lose)
  const tries = jobRules.refundPayment.retryLimit + 1
  for (let tried = 1; tried <= tries; tried++) await expect(refundPayment(shop, payload)).rejects.toThrow('502')
  expect((await shop.as(ann).orders.ordersHistory({})).orderHistory[0]).toMatchObject({ refund: 'failed' })
  expect(await shop.db.select().from(refunds)).toMatchObject([
    { lastError: '502 from the payment provider', attempts: tries },
  ])
  await expect(refundPayment(shop, payload)).rejects.toThrow('502')
  const events = await shop.db.select().from(orderEvents)
  expect(events.filter(({ kind }) => kind === 'refund-failed')).toHaveLength(1)
  lose.before = false
  await refundPayment(shop, payload)
  expect((await shop.as(ann).orders.ordersHistory({})).orderHistory[0]).toMatchObject({ refund: 'done' })
})

test.each([
  ['all of it', 60_00, 1, { code: 'refunded-by-provider' }],
  ['a part of it', 20_00, 2, null],
])(
  'where %s was refunded in the provider dashboard before, only the rest is paid',
  async (_what, atDesk, paid, detail) => {
    const { shop, ann, payload } = await openShop({ before: false, after: false })
    const [payment] = await shop.db.select().from(payments)
    const byHand = {
      chargeId: payment?.chargeId ?? '',
      currency: 'USD',
      amountCents: atDesk,
      idempotencyKey: 'by-hand',
    }
    await shop.payment.refund(byHand)
    for (let ran = 0; ran < 2; ran++) await refundPayment(shop, payload)

    const given = await shop.db.select().from(sandboxRefunds)
    expect(given).toHaveLength(paid)
    expect(given.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(60_00)
    expect((await shop.as(ann).orders.ordersHistory({})).orderHistory[0]).toMatchObject({ refund: 'done' })
    const events = await shop.db.select().from(orderEvents).where(eq(orderEvents.kind, 'refunded'))
    expect(events).toMatchObject([{ detail }])
  },
)

test('the database refuses refunds that are more than their payment in all', async () => {
  const { shop } = await openShop({ before: false, after: false })
  const [refund] = await shop.db.select().from(refunds)
  const { paymentId = '' } = refund ?? {}
  const another = { paymentId, amountCents: 1, reason: 'by-provider' as const, idempotencyKey: 'another' }
  const refusal = { cause: { message: 'More would be refunded than was paid' } }
  await expect(shop.db.insert(refunds).values(another)).rejects.toMatchObject(refusal)
  await expect(shop.db.update(refunds).set({ amountCents: 60_01 })).rejects.toMatchObject(refusal)
  await shop.db.update(refunds).set({ amountCents: 30_00 })
  const half = [1, 2, 3, 4].map((each) =>
    shop.db.insert(refunds).values({ ...another, amountCents: 10_00, idempotencyKey: `at-once-${each}` }),
  )
  const outcomes = await Promise.allSettled(half)
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
})

test('an order canceled after a partial refund is refunded what is left, and its email names that amount', async () => {
  const shop = await createTestShop()
  const order = await shop.order()
  const { charge } = await shop.payment.findSession(order.sessionId)
  const chargeId = charge?.chargeId ?? ''
  await shop.payment.refund({ chargeId, currency: 'USD', amountCents: 20_00, idempotencyKey: 'by-hand' })
  expect(await recordProviderRefunds(shop, chargeId)).toBe(1)
  expect(await recordProviderRefunds(shop, chargeId)).toBe(0)
  await shop.as(await shop.admin()).orders.cancelOrder({ orderToCancel: order.id })
  await shop.runJobs()
  const paid = await shop.db.select().from(sandboxRefunds).orderBy(sandboxRefunds.amountCents)
  expect(paid.map(({ amountCents }) => amountCents)).toEqual([20_00, 40_00])
  expect((await shop.emails()).find(({ kind }) => kind === 'canceled')).toMatchObject({
    fields: { refundCents: 40_00 },
  })
})

test('a refund that the bank returned is in the history of its order, also of what a payment link brought', async () => {
  const shop = await createTestShop()
  const admin = shop.as(await shop.admin())
  const order = await shop.order()
  const sessionId = await payMore(shop, order.id)
  await admin.orders.cancelOrder({ orderToCancel: order.id })
  await shop.runJobs()
  const { charge } = await shop.payment.findSession(sessionId)
  const chargeId = charge?.chargeId ?? ''
  await shop.db.update(sandboxRefunds).set({ lostAt: new Date() }).where(eq(sandboxRefunds.chargeId, chargeId))
  await recordReturnedRefund(shop, chargeId)

  const { order: shown } = await admin.orders.findOrder({ orderNumber: order.number })
  expect(shown).toMatchObject({ refund: 'failed', refundFailure: { amount: 12 } })
  expect(shown.events.filter(({ kind }) => kind === 'refund-failed')).toHaveLength(1)
})
