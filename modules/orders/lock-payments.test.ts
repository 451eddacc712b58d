import { eq, ne, type SQL, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { payments } from '#db/tables/payments.ts'
import { moveDispute, openDispute } from '#sandbox/disputes.ts'
import { createTestShop, type TestShop } from '#test/create-test-shop.ts'
import { expectConsistentShop } from '#test/expect-consistent-shop.ts'
import { recordDisputes } from '../disputes/record-disputes.ts'
import { recordProviderRefunds } from '../payments/record-charge.ts'

const lowestId = '00000000-0000-4000-8000-000000000000'

/**
 * An order in processing with two payments from one charge: a frame was replaced by another size, a hat was not. The later payment
 * has the lower ID, so that an order by date is the reverse of one by ID.
 */
async function openShop() {
  const shop = await createTestShop()
  const admin = shop.as(await shop.admin())
  const frame = await shop.product({ priceCents: 60_00, sizes: [52, 54] })
  const hat = await shop.product({ name: 'Hat', priceCents: 20_00 })
  const { id: orderId, number: orderNumber } = await shop.order({ product: frame, also: [hat] })
  const { order } = await admin.orders.findOrder({ orderNumber })
  const replaced = order.orderDetails.find(({ name }) => name === frame.name)?._id ?? ''
  const lines = [{ lineId: replaced, keep: 0, add: { variantId: frame.variants[1]?.id ?? '', quantity: 1 } }]
  const { difference } = await admin.orderChanges.previewChange({ orderId, lines })
  await admin.orderChanges.changeLines({ orderId, version: order.version, lines, difference })
  await shop.runJobs()
  await shop.db.update(payments).set({ id: lowestId }).where(eq(payments.addsToOrderId, orderId))
  const [paid] = await shop.db.select().from(payments).where(eq(payments.orderId, orderId))
  const chargeId = paid?.chargeId ?? ''
  const { refundable } = await admin.payments.findRefundable({ orderNumber })

  const acts = {
    'a cancellation': () => admin.orders.cancelOrder({ orderToCancel: orderId }),
    'a refund of an amount': () =>
      admin.payments.refundOrder({
        ...{ orderId, lines: [], hasShipping: false, amount: 5, motive: 'goodwill', isRestocked: false },
        refunded: refundable.refunded,
      }),
    'a won dispute': () => recordDisputes(shop, chargeId),
    'a refund at the provider': () => recordProviderRefunds(shop, chargeId),
  }
  return { shop, chargeId, acts }
}

async function lockOne({ db }: TestShop, condition: SQL, run: () => Promise<void>): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.select().from(payments).where(condition).for('update')
    await run()
  })
}

const pairs = [
  ['a cancellation', 'a refund of an amount'],
  ['a cancellation', 'a won dispute'],
  ['a cancellation', 'a refund at the provider'],
  ['a refund of an amount', 'a won dispute'],
  ['a refund of an amount', 'a refund at the provider'],
  ['a won dispute', 'a refund at the provider'],
] as const

test.each(pairs)('%s and %s of one order at once end one after the other', async (one, other) => {
  const { shop, chargeId, acts } = await openShop()
  if ([one, other].includes('a refund at the provider'))
    await shop.payment.refund({ chargeId, currency: 'USD', amountCents: 10_00, idempotencyKey: 'by-hand' })
  if ([one, other].includes('a won dispute')) {
    await openDispute(shop.db, chargeId)
    await recordDisputes(shop, chargeId)
    await moveDispute(shop.db, chargeId, 'won')
  }

  const waiting = sql`select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`
  const acting: Promise<unknown>[] = []
  // Both wait for a payment that is locked here. The first payment is released before the one that was added: the caller that locks it first
  // has it and waits for the other, which another one has.
  await lockOne(shop, eq(payments.id, lowestId), () =>
    lockOne(shop, ne(payments.id, lowestId), async () => {
      acting.push(acts[one](), acts[other]())
      await expect.poll(async () => (await shop.db.execute(waiting)).rowCount).toBe(2)
    }),
  )
  const ends = await Promise.allSettled(acting)

  // The second may find less left than it wanted.
  const failures = ends.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []))
  expect(failures.filter((each) => Object(each).status !== 409)).toEqual([])
  expect(failures.length).toBeLessThan(2)
  await shop.runJobs()
  await expectConsistentShop(shop)
})
