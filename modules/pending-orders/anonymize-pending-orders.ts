import { and, eq, inArray, ne, or, sql } from 'drizzle-orm'
import { conflict } from '#contract/errors.ts'
import { noNotes } from '#contract/orders/order-notes.ts'
import type { Tx } from '#db/open-database.ts'
import { checkoutSessions } from '#db/tables/checkout.ts'
import { orders } from '#db/tables/orders.ts'
import { pendingOrders } from '#db/tables/pending-orders.ts'
import { apiCustomersMessages } from '#messages/en-US/api/customers.ts'

/**
 * Removes personal data from what is left of a customer's orders that were paid or are over, and what the customer wrote with
 * them; country and state stay. `orderIds` are those placed, some of them as a guest. Refuses with 409 while one awaits its
 * payment.
 */
export async function anonymizePendingOrders(tx: Tx, customerId: string, orderIds: readonly string[]): Promise<void> {
  const own = tx
    .select({ id: checkoutSessions.id })
    .from(checkoutSessions)
    .where(eq(checkoutSessions.customerId, customerId))
  const [open] = await tx
    .select({ number: pendingOrders.number })
    .from(pendingOrders)
    .where(and(inArray(pendingOrders.sessionId, own), eq(pendingOrders.state, 'awaiting')))
    .limit(1)
  if (open) throw conflict(apiCustomersMessages.orderAwaiting(open.number))
  await tx
    .update(pendingOrders)
    .set(nobody())
    .where(and(inArray(pendingOrders.sessionId, own), ne(pendingOrders.state, 'awaiting')))
  const placed = tx
    .select({ id: orders.sessionId })
    .from(orders)
    .where(inArray(orders.id, [...orderIds]))
  await tx
    .update(checkoutSessions)
    .set(noNotes)
    .where(or(eq(checkoutSessions.customerId, customerId), inArray(checkoutSessions.id, placed)))
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
