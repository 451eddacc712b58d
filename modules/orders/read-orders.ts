import { eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#db/open-database.ts'
import { checkoutSessions } from '#db/tables/checkout.ts'
import { orders } from '#db/tables/orders.ts'
import { payments } from '#db/tables/payments.ts'
import { cursorOf, inOrder } from '../page-cursor.ts'
import { noteColumns } from './note-columns.ts'
import type { StoredOrder } from './show-order.ts'

const lines = sql<unknown>`(
  select coalesce(json_agg(json_build_object(
    'id', l.id, 'productId', l.product_id, 'quantity', l.quantity, 'unitPriceCents', l.unit_price_cents, 'discountCents', l.discount_cents,
    'image', l.image, 'sku', l.sku, 'name', l.name, 'path', l.path, 'size', size_on_wire(l.size), 'sizeLabel', l.size_label, 'color', l.color,
    'shipped', l.shipped_quantity, 'canceled', l.canceled_quantity, 'returned', l.returned_quantity,
    'changeId', l.change_id
  ) order by l.position), '[]')
  from order_lines l where l.order_id = ${orders.id}
)`

const reductions = sql<unknown>`(
  select coalesce(json_agg(json_build_object(
    'title', d.title, 'code', d.code, 'kind', d.kind, 'amountCents', d.amount_cents,
    'hasOwner', used.owner_email is not null
  ) order by d.created_at, d.id), '[]')
  from discount_redemptions d join discounts used on used.id = d.discount_id where d.order_id = ${orders.id}
)`

const packages = sql<unknown>`(
  select coalesce(json_agg(json_build_object(
    'id', s.id, 'position', s.position, 'carrier', s.carrier, 'trackingNumber', s.tracking_number,
    'trackingUrl', s.tracking_url, 'shippedAt', s.shipped_at, 'expectedFrom', s.expected_from, 'expectedTo', s.expected_to,
    'deliveredOn', s.delivered_on, 'lines', (
      select coalesce(json_agg(json_build_object('lineId', sl.order_line_id, 'quantity', sl.quantity) order by l.position), '[]')
      from shipment_lines sl join order_lines l on l.id = sl.order_line_id where sl.shipment_id = s.id
    )
  ) order by s.position), '[]')
  from shipments s where s.order_id = ${orders.id}
)`

// Events of one transaction have the same timestamp: placed sorts before paid.
const events = sql<unknown>`(
  select coalesce(json_agg(json_build_object(
    'kind', e.kind, 'at', e.at, 'note', e.note, 'detail', e.detail, 'by', c.first_name || ' ' || c.last_name
  ) order by e.at, array_position(array['placed', 'paid'], e.kind), e.id), '[]')
  from order_events e left join customers c on c.id = e.actor_id where e.order_id = ${orders.id}
)`

const papers = sql<unknown>`(
  select coalesce(json_agg(json_build_object('kind', i.kind, 'number', i.number) order by i.issued_at, i.year, i.position), '[]')
  from invoices i where i.order_id = ${orders.id}
)`

const returned = sql<unknown>`(
  select coalesce(json_agg(json_build_object(
    'id', r.id, 'state', r.state, 'amountCents', r.amount_cents, 'transferredCents', r.transferred_cents,
    'attempts', r.attempts, 'lastError', r.last_error, 'isChange', r.change_id is not null, 'isByHand', paid.provider = 'manual'
  ) order by r.created_at, r.id), '[]')
  from refunds r join payments paid on paid.id = r.payment_id
  where paid.order_id = ${orders.id} or paid.adds_to_order_id = ${orders.id}
)`

const disputedAt = sql<Date | null>`(
  select min(paid.disputed_at) from payments paid where paid.order_id = ${orders.id} or paid.adds_to_order_id = ${orders.id}
)`.mapWith(payments.disputedAt)

const changes = sql<unknown>`(
  select coalesce(json_agg(json_build_object(
    'id', h.id, 'netCents', h.subtotal_cents - h.discount_cents, 'taxCents', h.tax_cents,
    'includedTaxCents', h.included_tax_cents, 'totalCents', h.total_cents
  ) order by h.applied_at, h.id), '[]')
  from order_changes h where h.order_id = ${orders.id} and h.applied_at is not null and h.total_cents > 0
)`

const sentBack = sql<unknown>`(
  select coalesce(json_agg(json_build_object(
    '_id', b.id, 'number', b.number, 'status', b.status, 'wish', b.wish, 'outcome', b.outcome,
    'answer', case b.status when 'closed' then b.closing_note else b.answer end,
    'units', (select sum(coalesce(l.received_quantity, l.quantity)) from return_lines l where l.return_id = b.id),
    'createdAt', b.created_at, 'since', coalesce(b.closed_at, b.received_at, b.answered_at, b.created_at),
    'expiresAt', case b.status when 'approved' then b.expires_at end,
    'exchangeOrder', (select e.number from orders e where e.id = b.exchange_order_id)
  ) order by b.created_at, b.id), '[]')
  from returns b where b.order_id = ${orders.id}
)`

const exchangeOf = sql<string | null>`(
  select o.number from returns b join orders o on o.id = b.order_id where b.exchange_order_id = ${orders.id}
)`

/** Orders that match a condition, each with its payment, refunds, lines, packages and events, in one query; newest first by default. */
export async function readOrders(
  db: Db,
  condition: SQL | undefined,
  limit: number,
  direction: 'newest' | 'oldest' = 'newest',
): Promise<(StoredOrder & { cursor: string })[]> {
  return db
    .select({
      order: orders,
      payment: payments,
      disputedAt,
      returned,
      changes,
      lines,
      reductions,
      packages,
      events,
      papers,
      sentBack,
      exchangeOf,
      notes: noteColumns,
      cursor: cursorOf(orders.createdAt, orders.id),
    })
    .from(orders)
    .innerJoin(payments, eq(payments.orderId, orders.id))
    .innerJoin(checkoutSessions, eq(checkoutSessions.id, orders.sessionId))
    .where(condition)
    .orderBy(...inOrder(orders.createdAt, orders.id, direction))
    .limit(limit)
}
