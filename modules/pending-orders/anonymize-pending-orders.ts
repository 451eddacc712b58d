import { and, eq, inArray, ne, or, sql } from 'drizzle-orm'
import { conflict } from '#contract/errors.ts'
import { noNotes } from '#contract/orders/order-notes.ts'
import type { Tx } from '#db/open-database.ts'
import { checkoutSessions } from '#db/tables/checkout.ts'
import { orders } from '#db/tables/orders.ts'
import { pendingOrders } from '#db/tables/pending-orders.ts'
import { apiCustomersMessages } from '#messages/en-US/api/customers.ts'
import type { Buyer } from '../customers/buyer.ts'
import { pendingOf } from './pending-of.ts'

/**
 * Removes personal data from what is left of a buyer's orders that were paid or are over, and what the buyer wrote with
 * them; country and state stay. `orderIds` are those placed, some of them as a guest. Returns their numbers. Refuses with 409
 * while one awaits its payment.
 */
export async function anonymizePendingOrders(tx: Tx, buyer: Buyer, orderIds: readonly string[]): Promise<string[]> {
  const found = await tx
    .select({ id: pendingOrders.sessionId, number: pendingOrders.number, state: pendingOrders.state })
    .from(pendingOrders)
    .innerJoin(checkoutSessions, eq(checkoutSessions.id, pendingOrders.sessionId))
    .where(pendingOf(buyer))
  const open = found.find(({ state }) => state === 'awaiting')
  if (open) throw conflict(apiCustomersMessages.orderAwaiting(open.number))
  const ids = found.map(({ id }) => id)
  await tx
    .update(pendingOrders)
    .set(nobody())
    .where(and(inArray(pendingOrders.sessionId, ids), ne(pendingOrders.state, 'awaiting')))
  const placed = tx
    .select({ id: orders.sessionId })
    .from(orders)
    .where(inArray(orders.id, [...orderIds]))
  const own = 'customerId' in buyer ? eq(checkoutSessions.customerId, buyer.customerId) : undefined
  await tx
    .update(checkoutSessions)
    .set(noNotes)
    .where(or(own, inArray(checkoutSessions.id, ids), inArray(checkoutSessions.id, placed)))
  return found.map(({ number }) => number)
}

/** What is set instead of a buyer's personal data. */
export function nobody() {
  const noAddress = JSON.stringify({ name: '', line1: '', line2: '', city: '', postalCode: '' })
  return {
    email: '',
    customerName: apiCustomersMessages.formerCustomer,
    phone: '',
    note: '',
    address: sql`${pendingOrders.address} || ${noAddress}::jsonb`,
  }
}
