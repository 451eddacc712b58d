import { asc, eq, type SQL } from 'drizzle-orm'
import { notFound } from '#contract/errors.ts'
import { notesOf } from '#contract/orders/order-notes.ts'
import type { Db, Tx } from '#db/open-database.ts'
import { checkoutSessions } from '#db/tables/checkout.ts'
import { discountRedemptions } from '#db/tables/discounts.ts'
import { orderLines, orders } from '#db/tables/orders.ts'
import { payments } from '#db/tables/payments.ts'
import { apiOrdersMessages } from '#messages/en-US/api/orders.ts'
import { listRedemptions } from '../discounts/list-redemptions.ts'
import type { FullOrder } from '../order-emails/order-email-fields.ts'

interface StoredFullOrder extends FullOrder {
  lines: (typeof orderLines.$inferSelect)[]
  payment: typeof payments.$inferSelect
}

/** The order as it was placed, without what changes added: what its sums and its receipt are about. */
export function asOrdered(order: StoredFullOrder): StoredFullOrder {
  return { ...order, lines: order.lines.filter(({ changeId }) => changeId === null) }
}

/** The order that matches a condition, with its lines and its payment. */
export async function findFullOrder(db: Db | Tx, condition: SQL): Promise<StoredFullOrder> {
  const found = await db
    .select({ order: orders, line: orderLines, payment: payments, checkout: checkoutSessions })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .innerJoin(payments, eq(payments.orderId, orders.id))
    .innerJoin(checkoutSessions, eq(checkoutSessions.id, orders.sessionId))
    .where(condition)
    .orderBy(asc(orderLines.position))
  const [first] = found
  if (!first) throw notFound(apiOrdersMessages.notFound)
  const { order, payment, checkout } = first
  const discounts = await listRedemptions(db, eq(discountRedemptions.orderId, order.id))
  return {
    order,
    lines: found.map(({ line }) => line),
    discounts,
    payment,
    card: { brand: payment.cardBrand, last4: payment.cardLast4 },
    sessionId: checkout.providerSessionId ?? '',
    notes: notesOf(checkout),
  }
}
