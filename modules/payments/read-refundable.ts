import { asc, eq, sql } from 'drizzle-orm'
import { notFound } from '#contract/errors.ts'
import { taxOnTop } from '#contract/taxes/tax-shares.ts'
import type { Db, Tx } from '#db/open-database.ts'
import { checkoutSessions } from '#db/tables/checkout.ts'
import { orderChanges, orderLines, orders } from '#db/tables/orders.ts'
import { payments, refundLines, refunds } from '#db/tables/payments.ts'
import { apiOrdersMessages } from '#messages/en-US/api/orders.ts'
import { paysForOrder } from '../orders/lock-payments.ts'
import { withdrawnCents } from '../orders/withdrawn-cents.ts'

type Line = typeof orderLines.$inferSelect
/** A payment of an order with what is left of it. */
export type RefundablePayment = Pick<typeof payments.$inferSelect, 'id' | 'changeId'> & { restCents: number }

/** What of an order can still be refunded: what was paid after discounts, in cents with the tax on top of prices. */
export interface RefundableOrder {
  orderId: string
  /** The first is that of the order; the others paid for its changes. */
  payments: RefundablePayment[]
  givenCents: number
  restCents: number
  /** Whether units of it can be refunded: of what has not shipped, the order is edited or canceled instead. */
  hasShipped: boolean
  /** `amounts` are the refunds of one unit, of two and so on; `credits` the store credit that is returned with them. */
  lines: { line: Line; amounts: number[]; credits: number[]; grossCents: number; taxCents: number }[]
  shippingCents: number
}

/**
 * Reads it: the units that have shipped, shipping, and what is left of the payments. `isEdited` is for the edit of an order, which
 * is about the units that have not shipped; `locked` are the payments that a refund may decide on, without one that came after.
 */
export async function readRefundable(
  db: Db | Tx,
  condition: ReturnType<typeof eq>,
  { isEdited = false, locked }: { isEdited?: boolean; locked?: readonly { id: string }[] } = {},
): Promise<RefundableOrder> {
  const [found] = await db
    .select({ order: orders, taxMode: checkoutSessions.taxMode })
    .from(orders)
    .innerJoin(checkoutSessions, eq(checkoutSessions.id, orders.sessionId))
    .where(condition)
  if (!found) throw notFound(apiOrdersMessages.notFound)
  const { order, taxMode } = found
  const paid = (await readPayments(db, order.id)).filter((each) => !locked || locked.some(({ id }) => id === each.id))
  const changes = await db.select().from(orderChanges).where(eq(orderChanges.orderId, order.id))
  const lines = await readLines(db, order.id)
  const isWhole = isEdited || order.status === 'shipped'
  const isCanceled = order.status === 'canceled'
  // What a change added was priced and taxed apart from what was ordered.
  const sales = [
    { ...order, changeId: null },
    ...changes.map((change) => ({ ...change, changeId: change.id, shippingCents: 0 })),
  ].map((sale) => {
    const own = lines.filter(({ line }) => line.changeId === sale.changeId)
    return {
      sale,
      own,
      onTop: taxOnTop(
        { ...sale, taxMode },
        own.map(({ line }) => totalOf(line)),
      ),
    }
  })
  const givenCents = paid.reduce((sum, payment) => sum + payment.givenCents, 0)
  const isShippingGiven = paid.some((payment) => payment.givenShippingCents > 0)
  return {
    orderId: order.id,
    payments: paid.map(({ id, changeId, amountCents, givenCents, heldCents }) => {
      return { id, changeId, restCents: Math.max(0, amountCents - givenCents - heldCents) }
    }),
    givenCents,
    restCents: paid.reduce((sum, each) => sum + Math.max(0, each.amountCents - each.givenCents - each.heldCents), 0),
    hasShipped: isWhole || (!isCanceled && lines.some(({ line }) => line.shippedQuantity > 0)),
    lines: sales
      .flatMap(({ own, onTop }) => own.map((each, at) => ({ ...each, taxCents: onTop[at] ?? 0 })))
      .map(({ line, refunded, taxCents }) => {
        const grossCents = totalOf(line) + taxCents
        const { quantity, shippedQuantity, canceledQuantity } = line
        const left = isCanceled ? 0 : (isWhole ? quantity : shippedQuantity + canceledQuantity) - refunded
        const units = { quantity, refunded, left }
        return {
          line,
          grossCents,
          taxCents,
          amounts: amountsOf(grossCents, units),
          credits: amountsOf(line.creditCents, units),
        }
      }),
    shippingCents: isShippingGiven || isCanceled ? 0 : order.shippingCents + (sales[0]?.onTop.at(-1) ?? 0),
  }
}

const totalOf = (line: Line) => line.unitPriceCents * line.quantity - line.discountCents

interface Units {
  quantity: number
  refunded: number
  /** How many can still be refunded. */
  left: number
}

/** The refunds of the next unit, the next two and so on; those of all units add up to the whole. */
function amountsOf(grossCents: number, { quantity, refunded, left }: Units): number[] {
  const upTo = (units: number) => Math.floor((grossCents * units) / quantity)
  return Array.from({ length: Math.max(0, left) }, (_, at) => upTo(refunded + at + 1) - upTo(refunded))
}

async function readPayments(db: Db | Tx, orderId: string) {
  const paid = await db
    .select({
      id: payments.id,
      changeId: payments.changeId,
      amountCents: payments.amountCents,
      heldCents: withdrawnCents(payments.id),
      givenCents: sql<number>`(
        select coalesce(sum(r.amount_cents), 0)::int from ${refunds} r where r.payment_id = ${payments.id}
      )`,
      givenShippingCents: sql<number>`(
        select coalesce(sum(r.shipping_cents), 0)::int from ${refunds} r where r.payment_id = ${payments.id}
      )`,
    })
    .from(payments)
    .innerJoin(checkoutSessions, eq(checkoutSessions.id, payments.sessionId))
    .where(paysForOrder(orderId))
    .orderBy(sql`${payments.orderId} is null`, asc(payments.paidAt), asc(payments.id))
  if (paid.length === 0) throw notFound(apiOrdersMessages.notFound)
  return paid
}

function readLines(db: Db | Tx, orderId: string) {
  return db
    .select({
      line: orderLines,
      refunded: sql<number>`(
        select coalesce(sum(r.quantity), 0)::int from ${refundLines} r where r.order_line_id = ${orderLines.id}
      )`,
    })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(orderLines.position))
}
