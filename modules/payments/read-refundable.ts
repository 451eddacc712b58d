import { asc, eq, sql } from 'drizzle-orm'
import { conflict, notFound } from '#contract/errors.ts'
import { spreadCents } from '#contract/taxes/spread-cents.ts'
import { taxShares } from '#contract/taxes/tax-shares.ts'
import type { Db, Tx } from '#db/open-database.ts'
import { checkoutSessions } from '#db/tables/checkout.ts'
import { orderLines, orders } from '#db/tables/orders.ts'
import { payments, refundLines, refunds } from '#db/tables/payments.ts'
import { apiOrdersMessages } from '#messages/en-US/api/orders.ts'
import { apiPaymentsMessages } from '#messages/en-US/api/payments.ts'
import { withdrawnCents } from '../orders/withdrawn-cents.ts'

/** What of an order can still be refunded: what was paid after discounts, in cents with the tax on top of prices. */
export interface RefundableOrder {
  orderId: string
  paymentId: string
  givenCents: number
  restCents: number
  /** `amounts` are the refunds of one unit, of two and so on; `credits` the store credit that is returned with them. */
  lines: { line: typeof orderLines.$inferSelect; amounts: number[]; credits: number[] }[]
  shippingCents: number
}

/**
 * Reads it: the units that have shipped, and shipping. Refuses an order of which nothing has, since it is canceled instead.
 */
export async function readRefundable(db: Db | Tx, condition: ReturnType<typeof eq>): Promise<RefundableOrder> {
  const [found] = await db
    .select({
      order: orders,
      payment: payments,
      taxMode: checkoutSessions.taxMode,
      heldCents: withdrawnCents(payments.id),
    })
    .from(orders)
    .innerJoin(payments, eq(payments.orderId, orders.id))
    .innerJoin(checkoutSessions, eq(checkoutSessions.id, orders.sessionId))
    .where(condition)
  if (!found) throw notFound(apiOrdersMessages.notFound)
  const { order, payment, taxMode, heldCents } = found
  const lines = await readLines(db, order.id)
  const hasShipped = lines.some(({ line }) => line.shippedQuantity > 0)
  if (order.status !== 'shipped' && !(order.status === 'processing' && hasShipped))
    throw conflict(apiPaymentsMessages.notShipped)
  const totals = lines.map(({ line }) => line.unitPriceCents * line.quantity - line.discountCents)
  const { taxCents, shippingCents } = order
  // Included tax is in the totals already; where the provider calculated it, each part bears its share.
  const onTop =
    taxCents === 0
      ? []
      : (taxShares({ ...order, taxMode }, totals) ?? spreadCents(taxCents, [...totals, shippingCents]))
  const [given] = await db
    .select({
      cents: sql<number>`coalesce(sum(${refunds.amountCents}), 0)::int`,
      shippingCents: sql<number>`coalesce(sum(${refunds.shippingCents}), 0)::int`,
    })
    .from(refunds)
    .where(eq(refunds.paymentId, payment.id))
  const givenCents = given?.cents ?? 0
  return {
    orderId: order.id,
    paymentId: payment.id,
    givenCents,
    restCents: Math.max(0, payment.amountCents - givenCents - heldCents),
    lines: lines.map(({ line, refunded }, at) => {
      const grossCents = (totals[at] ?? 0) + (onTop[at] ?? 0)
      const { quantity, shippedQuantity, canceledQuantity, creditCents } = line
      const left = (order.status === 'shipped' ? quantity : shippedQuantity + canceledQuantity) - refunded
      return {
        line,
        amounts: amountsOf(grossCents, { quantity, refunded, left }),
        credits: amountsOf(creditCents, { quantity, refunded, left }),
      }
    }),
    shippingCents: (given?.shippingCents ?? 0) > 0 ? 0 : shippingCents + (onTop.at(-1) ?? 0) * Number(onTop.length > 0),
  }
}

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

function readLines(db: Db | Tx, orderId: string) {
  return db
    .select({
      line: orderLines,
      refunded: sql<number>`(
        select coalesce(sum(r.quantity), 0)::int from ${refundLines} r where r.order_line_id = ${orderLines.id}
      )`,
    })
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(orderLines.position))
}
