import { and, asc, eq } from 'drizzle-orm'
import { conflict } from '#contract/errors.ts'
import type { Tx } from '#db/open-database.ts'
import { orders } from '#db/tables/orders.ts'
import { apiCustomersMessages } from '#messages/en-US/api/customers.ts'

/**
 * Removes personal data from a customer's orders; amounts, country and state stay for tax records. Returns the order IDs.
 * Refuses, with the message from `refusal`, while an order is in processing.
 */
export async function anonymizeOrders(
  tx: Tx,
  customerId: string,
  refusal: (orderNumber: string) => string,
): Promise<string[]> {
  const [open] = await tx
    .select({ number: orders.number })
    .from(orders)
    .where(and(eq(orders.customerId, customerId), eq(orders.status, 'processing')))
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
    .where(eq(orders.customerId, customerId))
    .returning({ id: orders.id })
  return forgotten.map(({ id }) => id)
}
