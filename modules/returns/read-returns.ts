import { asc, eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { notFound } from '#contract/errors.ts'
import { imageAddress } from '#contract/media/image.ts'
import { toAmount } from '#contract/money.ts'
import type { OrderReturn } from '#contract/returns/order-return.ts'
import { shownSize } from '#contract/size-charts/size-label.ts'
import type { Db, Tx } from '#db/open-database.ts'
import { orderLines, orders } from '#db/tables/orders.ts'
import { payments, refunds } from '#db/tables/payments.ts'
import { returnLines, returns } from '#db/tables/returns.ts'
import { apiReturnsMessages } from '#messages/en-US/api/returns.ts'
import { addressOf } from '../orders/delivery-of.ts'
import { codeFor, type OrderReader } from '../orders/order-reader.ts'

/** A return with its order and what became of the payment. */
export interface StoredReturn {
  sentBack: typeof returns.$inferSelect
  order: typeof orders.$inferSelect
  payment: typeof payments.$inferSelect
  /** What was paid back, and what became the other order or the code. */
  refundedCents: number
  creditedCents: number
  exchangeOrder: string | null
  /** The code of the store credit that it became. */
  code: string | null
  lines: {
    part: typeof returnLines.$inferSelect
    line: typeof orderLines.$inferSelect
    photos: string[]
  }[]
}

const ofRefunds = (cents: SQLWrapper) => sql<number>`(
  select coalesce(sum(${cents}), 0)::int from ${refunds} where ${refunds.returnId} = ${returns.id}
)`

/** The return that matches a condition. */
export async function findStoredReturn(db: Db | Tx, condition: SQL | undefined): Promise<StoredReturn> {
  const [found] = await db
    .select({
      sentBack: returns,
      order: orders,
      payment: payments,
      refundedCents: ofRefunds(sql`${refunds.amountCents} - ${refunds.transferredCents}`),
      creditedCents: ofRefunds(refunds.transferredCents),
      code: sql<string | null>`(select c.code from discount_codes c where c.discount_id = ${returns.codeId} limit 1)`,
      exchangeOrder: sql<string | null>`(select e.number from orders e where e.id = ${returns.exchangeOrderId})`,
    })
    .from(returns)
    .innerJoin(orders, eq(orders.id, returns.orderId))
    .innerJoin(payments, eq(payments.orderId, orders.id))
    .where(condition)
  if (!found) throw notFound(apiReturnsMessages.notFound)
  const lines = await db
    .select({
      part: returnLines,
      line: orderLines,
      photos: sql<string[]>`array(
        select f.image_id from return_photos f
        where f.return_id = ${returnLines.returnId} and f.order_line_id = ${returnLines.orderLineId} order by f.position
      )`,
    })
    .from(returnLines)
    .innerJoin(orderLines, eq(orderLines.id, returnLines.orderLineId))
    .where(eq(returnLines.returnId, found.sentBack.id))
    .orderBy(asc(orderLines.position))
  return { ...found, lines }
}

const wireTime = (at: Date | null) => at?.toISOString() ?? null

/** A return as its buyer and staff see it; of the code that it became, support sees the end. */
export function showReturn(
  { sentBack, order, refundedCents, creditedCents, exchangeOrder, code, lines }: StoredReturn,
  reader: OrderReader,
): OrderReturn {
  const { id, number, status, wish, outcome, answer, closingNote } = sentBack
  return {
    _id: id,
    number,
    orderNumber: order.number,
    status,
    wish,
    outcome,
    answer,
    closingNote,
    createdAt: sentBack.createdAt.toISOString(),
    answeredAt: wireTime(sentBack.answeredAt),
    expiresAt: status === 'approved' ? wireTime(sentBack.expiresAt) : null,
    receivedAt: wireTime(sentBack.receivedAt),
    closedAt: wireTime(sentBack.closedAt),
    lines: lines.map((each) => showLine(each)),
    refunded: toAmount(refundedCents),
    credited: toAmount(creditedCents),
    exchangeOrder,
    code: codeFor(reader, { code, hasOwner: true }),
    customerName: order.customerName,
    email: order.email,
    address: addressOf(order),
  }
}

function showLine({ part, line, photos }: StoredReturn['lines'][number]): OrderReturn['lines'][number] {
  const isExchanged = part.wantedColor !== null || part.wantedSize !== null || part.wantedVariantId !== null
  return {
    lineId: line.id,
    name: line.name,
    sku: line.sku,
    image: line.image,
    color: line.color,
    size: shownSize(line),
    quantity: part.quantity,
    reason: part.reason,
    note: part.note,
    photos: photos.map((imageId) => imageAddress(imageId)),
    wanted: isExchanged ? { color: part.wantedColor, size: part.wantedSizeLabel ?? part.wantedSize } : null,
    received: part.receivedQuantity,
    restocked: part.restockedQuantity,
  }
}
