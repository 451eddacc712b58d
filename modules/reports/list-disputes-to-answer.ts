import { asc, eq } from 'drizzle-orm'
import { toAmount } from '#contract/money.ts'
import type { Db } from '#db/open-database.ts'
import { disputes } from '#db/tables/disputes.ts'
import { orders } from '#db/tables/orders.ts'
import { payments } from '#db/tables/payments.ts'
import { paidOrderId } from '../orders/lock-payments.ts'

/** The disputes that need a response, the next deadline first. */
export async function listDisputesToAnswer(db: Db, limit: number) {
  const isOpen = eq(disputes.state, 'needs-response')
  const found = await db
    .select({
      _id: disputes.id,
      orderNumber: orders.number,
      amountCents: disputes.amountCents,
      respondBy: disputes.respondBy,
    })
    .from(disputes)
    .innerJoin(payments, eq(payments.id, disputes.paymentId))
    .leftJoin(orders, eq(orders.id, paidOrderId))
    .where(isOpen)
    .orderBy(asc(disputes.respondBy), asc(disputes.id))
    .limit(limit)
  return {
    count: await db.$count(disputes, isOpen),
    first: found.map(({ amountCents, respondBy, ...dispute }) => ({
      ...dispute,
      amount: toAmount(amountCents),
      respondBy: respondBy?.toISOString() ?? null,
    })),
  }
}
