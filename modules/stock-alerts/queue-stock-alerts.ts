import { and, eq, isNull } from 'drizzle-orm'
import type { Tx } from '#db/open-database.ts'
import { stockAlerts } from '#db/tables/stock-alerts.ts'
import type { Shop } from '../context.ts'

/** To be called in the transaction that brings stock of a product back: who waits for it is told once that commits. */
export async function queueStockAlerts(shop: Pick<Shop, 'enqueue'>, tx: Tx, productId: string): Promise<void> {
  const [waiting] = await tx
    .select({ id: stockAlerts.id })
    .from(stockAlerts)
    .where(and(eq(stockAlerts.productId, productId), isNull(stockAlerts.mailedAt)))
    .limit(1)
  if (waiting) await shop.enqueue(tx, 'sendStockAlerts', { productId })
}
