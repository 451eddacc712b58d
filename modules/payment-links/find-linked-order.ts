import { eq } from 'drizzle-orm'
import type { Db } from '#db/open-database.ts'
import { orders } from '#db/tables/orders.ts'
import { paymentRequests } from '#db/tables/payments.ts'

/** The order that a payment link is about; null if that is not placed yet. */
export async function findLinkedOrder(db: Db, checkoutId: string): Promise<typeof orders.$inferSelect | null> {
  const [found] = await db
    .select({ order: orders })
    .from(paymentRequests)
    .innerJoin(orders, eq(orders.id, paymentRequests.orderId))
    .where(eq(paymentRequests.sessionId, checkoutId))
  return found?.order ?? null
}
