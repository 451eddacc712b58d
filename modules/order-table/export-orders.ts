import { stringify } from 'csv-stringify/sync'
import { and, eq, inArray } from 'drizzle-orm'
import type { Payload } from '#contract/call.ts'
import { escapeFormula } from '#contract/csv-formula.ts'
import type { calls } from '#contract/order-table/calls.ts'
import { checkoutSessions } from '#db/tables/checkout.ts'
import { orders } from '#db/tables/orders.ts'
import { recordAuditEvent } from '../audit/record-audit-event.ts'
import type { Caller, Context } from '../context.ts'
import { readOrders } from '../orders/read-orders.ts'
import { showOrder } from '../orders/show-order.ts'
import { orderConditions } from './order-conditions.ts'
import { orderHeading, orderRows } from './order-rows.ts'
import { noRefund, readRefunded } from './read-refunded.ts'

const batchSize = 250

/** Who exports the orders: an admin or the command line. */
type Exporter = Pick<Context, 'db' | 'settings'> & { caller: Pick<Caller, 'customerId'> | null }

/** A few hundred orders as CSV with a row for each line, newest first. The first batch records the export in the audit log. */
export async function exportOrders(ctx: Exporter, query: Payload<typeof calls.exportOrders>) {
  const { after, ...filter } = query
  const { timeZone } = (await ctx.settings.read()).shop
  const found = await readOrders(ctx.db, and(...(await orderConditions(ctx.db, query, timeZone))), batchSize + 1)
  if (after === undefined) {
    await ctx.db.transaction((tx) =>
      recordAuditEvent(ctx, tx, { action: 'orders.exported', subjectKind: 'orders', subjectId: 'all', detail: filter }),
    )
  }
  const part = found.slice(0, batchSize)
  const orderIds = part.map(({ order }) => order.id)
  const taxModes = await readTaxModes(ctx, orderIds)
  const refunded = await readRefunded(ctx.db, orderIds)
  const rows = part.flatMap((stored) => {
    const { id } = stored.order
    return orderRows(showOrder(stored, 'manager'), taxModes.get(id) ?? 'none', refunded.get(id) ?? noRefund())
  })
  const heading = after === undefined ? [orderHeading] : []
  return {
    csv: stringify([...heading, ...rows.map((row) => row.map(escapeFormula))], { record_delimiter: '\r\n' }),
    next: found.length > batchSize ? (part.at(-1)?.cursor ?? null) : null,
  }
}

async function readTaxModes({ db }: Exporter, orderIds: readonly string[]) {
  const found = await db
    .select({ id: orders.id, taxMode: checkoutSessions.taxMode })
    .from(orders)
    .innerJoin(checkoutSessions, eq(checkoutSessions.id, orders.sessionId))
    .where(inArray(orders.id, [...orderIds]))
  return new Map(found.map(({ id, taxMode }) => [id, taxMode]))
}
