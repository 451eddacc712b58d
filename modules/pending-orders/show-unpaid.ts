import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { toAmount } from '#contract/money.ts'
import type { OrderNotes } from '#contract/orders/order-notes.ts'
import type { UnpaidOrder } from '#contract/pending-orders/calls.ts'
import { sizeShape } from '#contract/products/size-shape.ts'
import { pendingOrders } from '#db/tables/pending-orders.ts'
import { noteColumns } from '../orders/note-columns.ts'
import { storedAddress } from './stored-address.ts'

const storedItems = z.array(
  z.object({
    name: z.string(),
    color: z.nullable(z.string()),
    size: z.nullable(sizeShape),
    quantity: z.number(),
    cents: z.number(),
  }),
)

const items = sql<unknown>`(
  select coalesce(json_agg(json_build_object(
    'name', l.name, 'color', l.color, 'size', coalesce(to_json(l.size_label), to_json(size_on_wire(l.size))), 'quantity', l.quantity,
    'cents', l.unit_price_cents * l.quantity
  ) order by l.position), '[]')
  from checkout_lines l where l.session_id = ${pendingOrders.sessionId}
)`

/** Of `pending_orders` joined with `checkout_sessions`. */
export const unpaidColumns = {
  pending: pendingOrders,
  notes: noteColumns,
  items,
}

export interface UnpaidRow {
  pending: typeof pendingOrders.$inferSelect
  notes: OrderNotes
  items: unknown
}

/** What the buyer of such an order knows of it. */
export function showUnpaid({ pending, notes, items }: UnpaidRow): UnpaidOrder {
  const address = storedAddress(pending.address)
  return {
    _id: pending.sessionId,
    orderNumber: pending.number,
    method: pending.method,
    state: pending.state,
    email: pending.email,
    customerName: pending.customerName,
    address: address && { ...address, phone: pending.phone },
    items: z.parse(storedItems, items).map(({ cents, ...item }) => ({ ...item, price: toAmount(cents) })),
    total: toAmount(pending.amountCents),
    ...notes,
    createdAt: pending.createdAt.toISOString(),
    reservedUntil: pending.dueAt?.toISOString() ?? null,
  }
}
