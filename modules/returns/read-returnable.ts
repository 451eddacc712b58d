import { asc, eq, sql } from 'drizzle-orm'
import { lastReturnDay } from '#contract/returns/last-return-day.ts'
import { shopDay } from '#contract/shipping/arrival-dates.ts'
import type { Db, Tx } from '#db/open-database.ts'
import { orderLines, type orders } from '#db/tables/orders.ts'
import { returns } from '#db/tables/returns.ts'
import { readSettings } from '../settings/read-settings.ts'
import { listSent } from '../shipments/list-sent.ts'

type Order = Pick<typeof orders.$inferSelect, 'id' | 'status' | 'returnDays'>

/** What of an order can be sent back. */
export interface ReturnableOrder {
  /** Whether it was promised that items can be returned. */
  isPromised: boolean
  /** The last day of the window, or of delivery without one; null while nothing of the order has shipped. */
  until: string | null
  isOpen: boolean
  returnsSeen: number
  lines: { line: typeof orderLines.$inferSelect; left: number }[]
}

// Units on their way back or received, and those that were refunded without a return although they were shipped.
const away = sql<number>`(
  select coalesce(sum(coalesce(b.received_quantity, b.quantity)), 0)::int
  from return_lines b join returns r on r.id = b.return_id
  where b.order_line_id = order_lines.id and r.status not in ('declined', 'canceled') and r.outcome is distinct from 'expired'
)`
const refundedApart = sql<number>`greatest(0, (
  select coalesce(sum(b.quantity), 0)::int from refund_lines b join refunds f on f.id = b.refund_id
  where b.order_line_id = order_lines.id and f.return_id is null
) - order_lines.canceled_quantity)`

/** Reads it as this transaction sees it. */
export async function readReturnable(db: Db | Tx, order: Order): Promise<ReturnableOrder> {
  const { settings, now } = await readSettings(db)
  const sent = await listSent(db, order.id)
  const until = order.status === 'canceled' ? null : lastReturnDay(sent, order.returnDays ?? 0, settings.shop)
  const isPromised = order.returnDays !== null
  const lines = await db
    .select({ line: orderLines, away, refundedApart })
    .from(orderLines)
    .where(eq(orderLines.orderId, order.id))
    .orderBy(asc(orderLines.position))
  return {
    isPromised,
    until,
    isOpen: isPromised && until !== null && shopDay(now, settings.shop) <= until,
    returnsSeen: await db.$count(returns, eq(returns.orderId, order.id)),
    lines: lines.map(({ line, away, refundedApart }) => ({
      line,
      left: Math.max(0, line.shippedQuantity - away - refundedApart),
    })),
  }
}
