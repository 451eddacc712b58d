import { and, asc, eq, sql } from 'drizzle-orm'
import type { Tx } from '#db/open-database.ts'
import { orderLines } from '#db/tables/orders.ts'
import { refundLines } from '#db/tables/payments.ts'

/** The lines of an order of which a unit has stayed with its buyer: neither canceled nor returned nor refunded. */
export async function listKept(tx: Tx, orderId: string) {
  const gone = sql`greatest(${orderLines.canceledQuantity} + ${orderLines.returnedQuantity}, (
    select coalesce(sum(r.quantity), 0) from ${refundLines} r where r.order_line_id = ${orderLines.id}
  ))`
  return tx
    .select()
    .from(orderLines)
    .where(and(eq(orderLines.orderId, orderId), sql`${orderLines.quantity} > ${gone}`))
    .orderBy(asc(orderLines.position))
}
