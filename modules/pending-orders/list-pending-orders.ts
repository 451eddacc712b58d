import { and, asc, desc, eq, ne, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Payload } from '#contract/call.ts'
import { toAmount } from '#contract/money.ts'
import type { OrderNotes } from '#contract/orders/order-notes.ts'
import type { calls, PendingOrder } from '#contract/pending-orders/calls.ts'
import { sizeShape } from '#contract/products/size-shape.ts'
import { checkoutSessions } from '#db/tables/checkout.ts'
import { customers } from '#db/tables/customers.ts'
import { pendingOrders } from '#db/tables/pending-orders.ts'
import type { AdminContext } from '../context.ts'
import { cursorOf, isAfterCursor } from '../page-cursor.ts'
import { paymentPath } from '../payment-links/payment-link.ts'
import { storedAddress } from './stored-address.ts'

const pageSize = 50
/** What awaits a payment is shown whole: a shop that has more has another problem. */
const maxAwaiting = 500

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

/** The orders that await their payment, those whose items are released next first; or a page of those that are over. */
export async function listPendingOrders(ctx: AdminContext, { isOver, after }: Payload<typeof calls.listPendingOrders>) {
  const limit = isOver ? pageSize : maxAwaiting
  const { createdAt, sessionId, state, dueAt } = pendingOrders
  const found = await ctx.db
    .select({
      pending: pendingOrders,
      notes: { customerNote: checkoutSessions.customerNote, giftMessage: checkoutSessions.giftMessage },
      items,
      by: sql<string | null>`${customers.firstName} || ' ' || ${customers.lastName}`,
      cursor: cursorOf(createdAt, sessionId),
    })
    .from(pendingOrders)
    .innerJoin(checkoutSessions, eq(checkoutSessions.id, pendingOrders.sessionId))
    .leftJoin(customers, eq(customers.id, pendingOrders.staffId))
    .where(
      and(
        isOver ? ne(state, 'awaiting') : eq(state, 'awaiting'),
        isOver && after ? isAfterCursor(createdAt, sessionId, after) : undefined,
      ),
    )
    .orderBy(...(isOver ? [desc(createdAt), desc(sessionId)] : [asc(dueAt), asc(createdAt)]))
    .limit(limit + 1)
  const page = found.slice(0, limit)
  return {
    pendingOrders: page.map((row) => show(ctx, row)),
    next: isOver && found.length > limit ? (page.at(-1)?.cursor ?? null) : null,
  }
}

interface Row {
  pending: typeof pendingOrders.$inferSelect
  notes: OrderNotes
  items: unknown
  by: string | null
}

function show(ctx: AdminContext, { pending, notes, items, by }: Row): PendingOrder {
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
    note: pending.note,
    ...notes,
    createdAt: pending.createdAt.toISOString(),
    by: pending.staffId && by,
    reservedUntil: pending.dueAt?.toISOString() ?? null,
    link:
      pending.method === 'link' && pending.state === 'awaiting'
        ? ctx.origin + paymentPath(ctx, pending.sessionId)
        : null,
  }
}
