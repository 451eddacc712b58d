import { isNotNull } from 'drizzle-orm'
import { stockAlerts } from '#db/tables/stock-alerts.ts'
import { retainedRows } from '../retained.ts'

/** Requests for products that are back, once they were answered. */
export const retainedAlerts = retainedRows({
  table: stockAlerts,
  key: stockAlerts.id,
  since: stockAlerts.emailedAt,
  where: isNotNull(stockAlerts.emailedAt),
  remove: (db, due) => db.delete(stockAlerts).where(due),
})
