import { asc, type Column, eq } from 'drizzle-orm'
import { notFound } from '#contract/errors.ts'
import { notesOf } from '#contract/orders/order-notes.ts'
import type { Db, Tx } from '#db/open-database.ts'
import { type Placeholders, prepareOnce } from '#db/prepare-once.ts'
import { checkoutSessions } from '#db/tables/checkout.ts'
import { orderLines, orders } from '#db/tables/orders.ts'
import { payments } from '#db/tables/payments.ts'
import { apiOrdersMessages } from '#messages/en-US/api/orders.ts'
import { listUsedDiscounts } from '../discounts/list-redemptions.ts'
import type { FullOrder } from '../order-emails/order-email-fields.ts'

interface StoredFullOrder extends FullOrder {
  lines: (typeof orderLines.$inferSelect)[]
  payment: typeof payments.$inferSelect
}

/** The order as it was placed, without what changes added: what its sums and its receipt are about. */
export function asOrdered(order: StoredFullOrder): StoredFullOrder {
  return { ...order, lines: order.lines.filter(({ changeId }) => changeId === null) }
}

const findBy = (column: Column) =>
  prepareOnce((db, { id }: Placeholders<{ id: string }>) =>
    db
      .select({ order: orders, line: orderLines, payment: payments, checkout: checkoutSessions })
      .from(orders)
      .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
      .innerJoin(payments, eq(payments.orderId, orders.id))
      .innerJoin(checkoutSessions, eq(checkoutSessions.id, orders.sessionId))
      .where(eq(column, id))
      .orderBy(asc(orderLines.position)),
  )

const findById = findBy(orders.id)
const findByCheckout = findBy(orders.sessionId)

/** The order with an ID, or of a checkout, with its lines and its payment. */
export async function findFullOrder(
  db: Db | Tx,
  of: { id: string } | { checkoutId: string },
): Promise<StoredFullOrder> {
  const found = await ('id' in of ? findById(db, of) : findByCheckout(db, { id: of.checkoutId }))
  const [first] = found
  if (!first) throw notFound(apiOrdersMessages.notFound)
  const { order, payment, checkout } = first
  const discounts = await listUsedDiscounts(db, order)
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
