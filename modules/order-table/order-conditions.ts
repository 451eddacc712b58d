import { and, arrayContains, eq, or, type SQL, sql } from 'drizzle-orm'
import type { Payload } from '#contract/call.ts'
import type { PaymentFilter } from '#contract/order-table/order-row.ts'
import type { calls } from '#contract/orders/calls.ts'
import type { orderChoices } from '#contract/orders/order.ts'
import { normalTags } from '#contract/orders/tags.ts'
import type { Db } from '#db/open-database.ts'
import { orders } from '#db/tables/orders.ts'
import { isWholeEmail, patternOf, wordsOf } from '../like-patterns.ts'
import { isAfterCursor } from '../page-cursor.ts'
import { hasTrigram, isAmong } from '../search/is-among.ts'
import { withinDays } from '../within-days.ts'

/** Which orders to list. Days are whole days in the time zone of the shop, both ends included. */
export type OrderFilter = Partial<Payload<typeof calls.ordersHistory>>

/** Whether a part of an order has shipped and the rest has not. */
export const isPartlyShipped = and(
  eq(orders.status, 'processing'),
  sql`${orders.id} in (select order_id from shipments)`,
)

const choices: Record<(typeof orderChoices)[number], SQL | undefined> = {
  Proccessing: eq(orders.status, 'processing'),
  Shipped: eq(orders.status, 'shipped'),
  Canceled: eq(orders.status, 'canceled'),
  'partially-shipped': isPartlyShipped,
}

const paymentCondition: Record<PaymentFilter, SQL> = {
  // One order in twenty or so is refunded: OFFSET has each order of a page looked up, not all refunds of the shop.
  refunded: sql`exists (
    select 1 from refunds r join payments p on p.id = r.payment_id
    where (p.order_id = ${orders.id} or p.adds_to_order_id = ${orders.id})
      and r.state = 'done' and r.amount_cents > r.transferred_cents offset 0
  )`,
  'refund-open': sql`${orders.id} in (
    select coalesce(p.order_id, p.adds_to_order_id) from refunds r join payments p on p.id = r.payment_id
    where r.state <> 'done' and r.amount_cents > r.transferred_cents
  )`,
  disputed: sql`${orders.id} in (select coalesce(p.order_id, p.adds_to_order_id) from payments p where p.disputed_at is not null)`,
}

/** Whether a number, email or name has a word, or a tracking number does. */
async function hasWord(db: Db, word: string): Promise<SQL | undefined> {
  if (isWholeEmail(word)) return eq(orders.email, word)
  const pattern = patternOf(word)
  // The beginning of a carrier's numbers is in many; OFFSET has those of each order of a page looked up, not all of the shop.
  const each = sql`exists (select 1 from shipments s where s.order_id = ${orders.id} and s.tracking_number ilike ${pattern} offset 0)`
  const found = sql`select s.order_id as id from shipments s where s.tracking_number ilike ${pattern}`
  return or(
    // The expression of the index `orders_text`.
    sql`(${orders.number} || ' ' || ${orders.email}::text || ' ' || ${orders.customerName}) ilike ${pattern}`,
    hasTrigram(word) ? await isAmong(db, orders.id, { found, each }) : each,
  )
}

/**
 * Whether an order has a tag. The orders of a rare tag are looked up first: without statistics of tags, PostgreSQL expects to meet
 * one soon and would read all orders in vain.
 */
export async function hasTag(db: Db, tag: string): Promise<SQL | undefined> {
  const isTagged = tagCondition(tag)
  return isTagged && isAmong(db, orders.id, { found: sql`select id from ${orders} where ${isTagged}`, each: isTagged })
}

// A tag of spaces is none, like a search of spaces.
function tagCondition(tag: string): SQL | undefined {
  const tags = normalTags([tag])
  return tags.length > 0 ? arrayContains(orders.tags, tags) : undefined
}

/** The SQL conditions of a filter, for a query of orders with another table. */
export async function orderConditions(
  db: Db,
  { search, status, from, until, tag, payment, delivery, after }: OrderFilter,
  timeZone: string,
): Promise<(SQL | undefined)[]> {
  return [
    status && choices[status],
    withinDays(orders.createdAt, { from, until }, timeZone),
    tag ? tagCondition(tag) : undefined,
    delivery && eq(orders.shippingOption, delivery),
    payment && paymentCondition[payment],
    ...(await Promise.all(wordsOf(search).map((word) => hasWord(db, word)))),
    after ? isAfterCursor(orders.createdAt, orders.id, after) : undefined,
  ]
}
