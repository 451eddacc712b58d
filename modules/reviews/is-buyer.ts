import { and, eq, ne } from 'drizzle-orm'
import type { Tx } from '#db/open-database.ts'
import { orderLines, orders } from '#db/tables/orders.ts'

/** Whether a customer bought a product here and did not cancel. */
export async function isBuyer(tx: Tx, customerId: string, productId: string): Promise<boolean> {
  const [bought] = await tx
    .select({ id: orders.id })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .where(and(eq(orders.customerId, customerId), eq(orderLines.productId, productId), ne(orders.status, 'canceled')))
    .limit(1)
  return bought !== undefined
}
