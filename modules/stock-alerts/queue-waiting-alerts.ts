import type { Shop } from '../context.ts'
import type { Jobs } from '../jobs/job.ts'
import { queueStockAlerts } from './queue-stock-alerts.ts'

/** Finds products that are back in stock and have waiting alerts; each product's emails are a job of their own. */
export async function queueWaitingAlerts(shop: Shop, { productIds }: Jobs['queueStockAlerts']): Promise<void> {
  for (const productId of productIds) await shop.db.transaction((tx) => queueStockAlerts(shop, tx, productId))
}
