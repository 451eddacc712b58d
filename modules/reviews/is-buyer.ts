import { and, eq, ne } from 'drizzle-orm'
import type { Tx } from '#db/open-database.ts'
import { orderLines, orders } from '#db/tables/orders.ts'

/** Whether a customer has an order of a product that is not canceled. */
export async function isBuyer(tx: Tx, customerId: string, productId: string): Promise<boolean> {
  const [bought] = await tx
    .select({ id: orders.id })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .where(and(eq(orders.customerId, customerId), eq(orderLines.productId, productId), ne(orders.status, 'canceled')))
    .limit(1)
  return bought !== undefined
}
