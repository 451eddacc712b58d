import { and, eq, isNull } from 'drizzle-orm'
import type { Tx } from '#db/open-database.ts'
import { stockAlerts } from '#db/tables/stock-alerts.ts'
import type { Shop } from '../context.ts'

/** Call it in the transaction that restores stock of a product: waiting customers are emailed once after it commits. */
export async function queueStockAlerts(shop: Pick<Shop, 'enqueue'>, tx: Tx, productId: string): Promise<void> {
  const [waiting] = await tx
    .select({ id: stockAlerts.id })
    .from(stockAlerts)
    .where(and(eq(stockAlerts.productId, productId), isNull(stockAlerts.emailedAt)))
    .limit(1)
  if (waiting) await shop.enqueue(tx, 'sendStockAlerts', { productId })
}
