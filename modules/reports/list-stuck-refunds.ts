import { and, asc, eq, lte, or, sql } from 'drizzle-orm'
import { toAmount } from '#contract/money.ts'
import type { Db } from '#db/open-database.ts'
import { orders } from '#db/tables/orders.ts'
import { payments, refunds } from '#db/tables/payments.ts'
import { paidOrderId } from '../orders/lock-payments.ts'

/** Refunds that failed on every try or have been pending for more than an hour, oldest first. */
export async function listStuckRefunds(db: Db, limit: number) {
  const isStuck = or(
    eq(refunds.state, 'failed'),
    and(eq(refunds.state, 'pending'), lte(refunds.createdAt, sql`(select shop_now()) - interval '1 hour'`)),
  )
  const found = await db
    .select({
      _id: refunds.id,
      orderNumber: orders.number,
      amountCents: refunds.amountCents,
      state: refunds.state,
      createdAt: refunds.createdAt,
    })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .leftJoin(orders, eq(orders.id, paidOrderId))
    .where(isStuck)
    .orderBy(asc(refunds.createdAt))
    .limit(limit)
  return {
    count: await db.$count(refunds, isStuck),
    first: found.map(({ amountCents, state, createdAt, ...refund }) => ({
      ...refund,
      state: state === 'failed' ? ('failed' as const) : ('pending' as const),
      amount: toAmount(amountCents),
      createdAt: createdAt.toISOString(),
    })),
  }
}
