import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm'
import { conflict } from '#contract/errors.ts'
import type { Tx } from '#db/open-database.ts'
import { orderEvents, orders } from '#db/tables/orders.ts'
import { apiCustomersMessages } from '#messages/en-US/api/customers.ts'
import type { Buyer } from '../customers/buyer.ts'
import { ordersOf } from './orders-of.ts'

/**
 * Removes personal data and the notes of staff from a buyer's orders; amounts, country and state stay for tax records. Returns the order IDs.
 * Refuses, with the message from `refusal`, while an order is in processing.
 */
export async function anonymizeOrders(
  tx: Tx,
  buyer: Buyer,
  refusal: (orderNumber: string) => string,
): Promise<string[]> {
  const [open] = await tx
    .select({ number: orders.number })
    .from(orders)
    .where(and(ordersOf(buyer), eq(orders.status, 'processing')))
    .orderBy(asc(orders.createdAt))
    .limit(1)
  if (open) throw conflict(refusal(open.number))
  const forgotten = await tx
    .update(orders)
    .set({
      customerId: null,
      email: '',
      customerName: apiCustomersMessages.formerCustomer,
      shippingName: '',
      line1: '',
      line2: '',
      city: '',
      postalCode: '',
      phone: '',
    })
    .where(ordersOf(buyer))
    .returning({ id: orders.id })
  const ids = forgotten.map(({ id }) => id)
  // What staff wrote about a customer goes with the customer.
  await tx
    .delete(orderEvents)
    .where(and(inArray(orderEvents.orderId, ids), eq(orderEvents.kind, 'note'), isNotNull(orderEvents.note)))
  return ids
}
