import type { OperationsOf } from '../operation.ts'
import { exportStockAlerts } from './export-stock-alerts.ts'
import { listStockAlerts } from './list-stock-alerts.ts'
import { listWantedProducts } from './list-wanted-products.ts'
import { notifyMe } from './notify-me.ts'
import { removeStockAlert } from './remove-stock-alert.ts'

export const operations: OperationsOf<'stockAlerts'> = {
  notifyMe,
  listWantedProducts,
  listStockAlerts,
  exportStockAlerts,
  removeStockAlert,
}
