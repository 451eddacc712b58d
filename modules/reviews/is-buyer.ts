import { and, eq, lt, ne } from 'drizzle-orm'
import type { Tx } from '#db/open-database.ts'
import { orderLines, orders } from '#db/tables/orders.ts'

/** Whether a customer has an order of a product of which not every unit is canceled. */
export async function isBuyer(tx: Tx, customerId: string, productId: string): Promise<boolean> {
  const [bought] = await tx
    .select({ id: orders.id })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .where(
      and(
        eq(orders.customerId, customerId),
        eq(orderLines.productId, productId),
        ne(orders.status, 'canceled'),
        lt(orderLines.canceledQuantity, orderLines.quantity),
      ),
    )
    .limit(1)
  return bought !== undefined
}
