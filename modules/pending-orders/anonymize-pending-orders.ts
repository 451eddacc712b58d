import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import { conflict } from '#contract/errors.ts'
import type { Tx } from '#db/open-database.ts'
import { checkoutSessions } from '#db/tables/checkout.ts'
import { pendingOrders } from '#db/tables/pending-orders.ts'
import { apiCustomersMessages } from '#messages/en-US/api/customers.ts'

/**
 * Removes personal data from what is left of a customer's orders that were paid or are over; country and state stay. Refuses
 * with 409 while one awaits its payment.
 */
export async function anonymizePendingOrders(tx: Tx, customerId: string): Promise<void> {
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
  const nobody = JSON.stringify({ name: '', line1: '', line2: '', city: '', postalCode: '' })
  await tx
    .update(pendingOrders)
    .set({
      email: '',
      customerName: apiCustomersMessages.formerCustomer,
      phone: '',
      note: '',
      address: sql`${pendingOrders.address} || ${nobody}::jsonb`,
    })
    .where(and(inArray(pendingOrders.sessionId, own), ne(pendingOrders.state, 'awaiting')))
}
