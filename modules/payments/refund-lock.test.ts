import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Db, Tx } from '#db/open-database.ts'
import { checkoutSessions } from '#db/tables/checkout.ts'
import { payments, refunds } from '#db/tables/payments.ts'
import { createTestShop, type PlacedOrder } from '#test/create-test-shop.ts'

/** What a buyer pays in addition for a change of an order. */
async function payMore(tx: Tx, order: PlacedOrder, amountCents: number): Promise<void> {
  const [session] = await tx
    .insert(checkoutSessions)
    .values({
      ...{
        provider: 'sandbox',
        kind: 'change',
        status: 'ordered',
        currency: 'USD',
        visitorHash: '',
        providerSessionId: 'cs_more',
      },
      ...{ subtotalCents: amountCents, expiresAt: sql`shop_now()`, closedAt: sql`shop_now()` },
    })
    .returning()
  await tx.insert(payments).values({
    ...{ sessionId: session?.id ?? '', addsToOrderId: order.id, provider: 'sandbox', chargeId: 'ch_more', amountCents },
  })
}

const waitingFor = async (db: Db, table: string) => {
  const waiting = sql`select from pg_locks where not granted and relation = ${table}::regclass`
  await expect.poll(async () => (await db.execute(waiting)).rowCount).toBe(1)
}

test('a refund decides on payments that it has locked, not on one that came in after', async () => {
  const shop = await createTestShop()
  const admin = shop.as(await shop.admin())
  const order = await shop.order({ product: await shop.product({ priceCents: 60_00 }) })
  const refund = (amount: number) =>
    admin.payments.refundOrder({
      ...{ orderId: order.id, lines: [], hasShipping: false, motive: 'goodwill', isRestocked: false, refunded: 0 },
      amount,
    })

  // The refund has its lock, and waits for a table that it reads then.
  let refunding: Promise<unknown> = Promise.resolve()
  await shop.db.transaction(async (tx) => {
    await tx.execute(sql`lock table checkout_sessions in access exclusive mode`)
    refunding = refund(100).catch((error: unknown) => error)
    await waitingFor(shop.db, 'checkout_sessions')
    await payMore(tx, order, 50_00)
  })

  expect(await refunding).toMatchObject({ status: 409, message: expect.stringContaining('$60.00') })
  expect(await shop.db.$count(refunds)).toBe(0)
  await refund(100)
  const paidBack = await shop.db
    .select({ amountCents: refunds.amountCents, addsToOrderId: payments.addsToOrderId })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
  expect(paidBack.map(({ amountCents }) => amountCents).sort()).toEqual([40_00, 60_00])
})
