import { and, asc, desc, eq, ne } from 'drizzle-orm'
import type { Payload } from '#contract/call.ts'
import type { calls, Dispute } from '#contract/disputes/calls.ts'
import { toAmount } from '#contract/money.ts'
import type { Db } from '#db/open-database.ts'
import { disputes } from '#db/tables/disputes.ts'
import { orders } from '#db/tables/orders.ts'
import { payments } from '#db/tables/payments.ts'
import type { AdminContext } from '../context.ts'
import { paidOrderId } from '../orders/lock-payments.ts'
import { cursorOf, isAfterCursor } from '../page-cursor.ts'

const pageSize = 50

/** The disputes that need a response, the next deadline first, and a page of the others, newest first. */
export async function listDisputes({ db }: AdminContext, { after }: Payload<typeof calls.listDisputes>) {
  const toRespond = await readDisputes(db)
    .where(eq(disputes.state, 'needs-response'))
    .orderBy(asc(disputes.respondBy), asc(disputes.openedAt))
  const found = await readDisputes(db)
    .where(
      and(
        ne(disputes.state, 'needs-response'),
        after ? isAfterCursor(disputes.openedAt, disputes.id, after) : undefined,
      ),
    )
    .orderBy(desc(disputes.openedAt), desc(disputes.id))
    .limit(pageSize + 1)
  const page = found.slice(0, pageSize)
  return {
    toRespond: after ? [] : toRespond.map(showDispute),
    others: page.map(showDispute),
    next: found.length > pageSize ? (page.at(-1)?.cursor ?? null) : null,
  }
}

/** Disputes with their payments and orders. */
export function readDisputes(db: Db) {
  return db
    .select({
      dispute: disputes,
      payment: payments,
      orderId: orders.id,
      orderNumber: orders.number,
      customerName: orders.customerName,
      cursor: cursorOf(disputes.openedAt, disputes.id),
    })
    .from(disputes)
    .innerJoin(payments, eq(payments.id, disputes.paymentId))
    .leftJoin(orders, eq(orders.id, paidOrderId))
    .$dynamic()
}

type Row = Awaited<ReturnType<typeof readDisputes>>[number]

export function showDispute({ dispute, orderNumber, customerName }: Row): Dispute {
  return {
    _id: dispute.id,
    orderNumber,
    customerName: customerName ?? '',
    amount: toAmount(dispute.amountCents),
    reason: dispute.reason,
    state: dispute.state,
    respondBy: dispute.respondBy?.toISOString() ?? null,
    openedAt: dispute.openedAt.toISOString(),
    closedAt: dispute.closedAt?.toISOString() ?? null,
  }
}
