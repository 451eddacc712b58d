import { and, eq, sql } from 'drizzle-orm'
import type { Payload } from '#contract/call.ts'
import { toAmount } from '#contract/money.ts'
import type { calls } from '#contract/order-table/calls.ts'
import type { PaymentState } from '#contract/order-table/order-row.ts'
import { orders } from '#db/tables/orders.ts'
import { payments } from '#db/tables/payments.ts'
import type { AdminContext } from '../context.ts'
import { fulfillmentOf, wireStatus } from '../orders/show-order.ts'
import { hasTag, orderConditions } from './order-conditions.ts'
import { orderSorts } from './order-sorts.ts'

const units = sql<number>`(
  select sum(l.quantity - case ${orders.status} when 'canceled' then 0 else l.canceled_quantity end)::int
  from order_lines l where l.order_id = ${orders.id}
)`

const isPartShipped = sql<boolean>`exists (select 1 from shipments s where s.order_id = ${orders.id})`

const isDisputed = sql`(${payments.disputedAt} is not null or exists (
  select 1 from payments p where p.adds_to_order_id = ${orders.id} and p.disputed_at is not null
))`

const payment = sql<PaymentState>`case when ${isDisputed} then 'disputed' else (
  select case
    when bool_or(r.state = 'failed') then 'refund-failed'
    when bool_or(r.state = 'pending') then 'refund-pending'
    when count(*) = 0 then 'paid'
    when sum(r.amount_cents) >= ${orders.totalCents} then 'refunded'
    else 'partly-refunded'
  end
  from refunds r join payments p on p.id = r.payment_id
  where (p.order_id = ${orders.id} or p.adds_to_order_id = ${orders.id}) and r.amount_cents > r.transferred_cents
) end`

/** A page of all orders, with what a row of a list shows. */
export async function listOrderRows(ctx: AdminContext, query: Payload<typeof calls.listOrderRows>) {
  const { sort, after, limit, tag, ...filter } = query
  const { timeZone } = (await ctx.settings.read()).shop
  const found = await ctx.db
    .select({ order: orders, units, isPartShipped, payment })
    .from(orders)
    .innerJoin(payments, eq(payments.orderId, orders.id))
    .where(
      and(
        ...(await orderConditions(ctx.db, filter, timeZone)),
        tag ? await hasTag(ctx.db, tag) : undefined,
        after === undefined ? undefined : await orderSorts.isAfter(ctx.db, sort, after),
      ),
    )
    .orderBy(...orderSorts.orderOf(sort))
    .limit(limit + 1)
  const page = found.slice(0, limit)
  return {
    orders: page.map(({ order, ...row }) => ({
      _id: order.id,
      orderNumber: order.number,
      createdAt: order.createdAt.toISOString(),
      customer: order.customerName,
      email: order.email,
      units: row.units,
      grandTotal: toAmount(order.totalCents),
      payment: row.payment,
      status: wireStatus[order.status],
      fulfillment: fulfillmentOf(order, row.isPartShipped),
      delivery: order.shippingOption,
      tags: order.tags,
    })),
    next: found.length > limit ? (page.at(-1)?.order.id ?? null) : null,
  }
}
