import type { OperationsOf } from '../operation.ts'
import { exportStockAlerts } from './export-stock-alerts.ts'
import { listStockAlerts } from './list-stock-alerts.ts'
import { listWantedProducts } from './list-wanted-products.ts'
import { removeStockAlert } from './remove-stock-alert.ts'

export const stockAlerts: OperationsOf<'stockAlerts'> = {
  listWantedProducts,
  listStockAlerts,
  exportStockAlerts,
  removeStockAlert,
}
