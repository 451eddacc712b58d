import { eq, inArray, ne, or, sql } from 'drizzle-orm'
import { spreadCents } from '#contract/taxes/spread-cents.ts'
import type { Db } from '#db/open-database.ts'
import { payments, refundLines, refunds } from '#db/tables/payments.ts'
import { paidOrderId } from '../orders/lock-payments.ts'

/** What refunds of its units have given of a line, in cents with the tax on top. */
export interface RefundedLine {
  units: number
  cents: number
}

/** What refunds have given of an order, paid back or as another order or a code; those that are pending or failed have not. */
export interface RefundedOrder {
  /** By the ID of the line. */
  lines: Map<string, RefundedLine>
  /** What its cancellation gave, in cents, by the change that added the lines; null for those ordered at first. */
  canceledCents: Map<string | null, number>
  hasShipping: boolean
}

/**
 * Reads it by the ID of the order. Where less was refunded than units and shipping are worth, each bears its share. Amounts of
 * nothing in particular, and those that were refunded at the payment provider, are nobody's line.
 */
export async function readRefunded(db: Db, orderIds: readonly string[]): Promise<Map<string, RefundedOrder>> {
  const found = new Map(orderIds.map((id) => [id, noRefund()]))
  const made = await readRefunds(db, orderIds)
  const units = Map.groupBy(await readUnits(db, made), ({ refundId }) => refundId)
  // A refund of units that several payments paid for is a row for each of them, stored in one transaction.
  for (const parts of Map.groupBy(made, ({ orderId, changeId, at }) => `${orderId} ${changeId} ${at}`).values()) {
    const order = found.get(parts[0]?.orderId ?? '')
    if (!order) continue
    const lines = parts.flatMap(({ id }) => units.get(id) ?? [])
    addParts(order, parts, lines)
  }
  return found
}

export function noRefund(): RefundedOrder {
  return { lines: new Map(), canceledCents: new Map(), hasShipping: false }
}

type Part = Awaited<ReturnType<typeof readRefunds>>[number]
type Units = Awaited<ReturnType<typeof readUnits>>[number]

function addParts(order: RefundedOrder, parts: readonly Part[], lines: readonly Units[]): void {
  const sum = (read: (part: Part) => number) => parts.reduce((cents, part) => cents + read(part), 0)
  const shippingCents = sum((part) => part.shippingCents)
  const shares = spreadCents(
    sum((part) => part.givenCents),
    [...lines.map(({ amountCents }) => amountCents), shippingCents],
  )
  for (const [at, { lineId, quantity }] of lines.entries()) {
    const { units, cents } = order.lines.get(lineId) ?? { units: 0, cents: 0 }
    order.lines.set(lineId, { units: units + quantity, cents: cents + (shares[at] ?? 0) })
  }
  for (const { reason, changeId, givenCents } of parts)
    if (reason === 'canceled') order.canceledCents.set(changeId, (order.canceledCents.get(changeId) ?? 0) + givenCents)
  order.hasShipping ||= shippingCents > 0
}

function readRefunds(db: Db, orderIds: readonly string[]) {
  return db
    .select({
      id: refunds.id,
      orderId: paidOrderId,
      changeId: payments.changeId,
      at: sql<string>`${refunds.createdAt}::text`,
      reason: refunds.reason,
      shippingCents: refunds.shippingCents,
      givenCents: sql<number>`case ${refunds.state} when 'done' then ${refunds.amountCents} else ${refunds.transferredCents} end`,
    })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(
      sql`${or(inArray(payments.orderId, [...orderIds]), inArray(payments.addsToOrderId, [...orderIds]))}
        and ${ne(refunds.reason, 'by-provider')}`,
    )
}

function readUnits(db: Db, made: readonly { id: string }[]) {
  const { refundId, orderLineId: lineId, quantity, amountCents } = refundLines
  const ids = made.map(({ id }) => id)
  return db.select({ refundId, lineId, quantity, amountCents }).from(refundLines).where(inArray(refundId, ids))
}
