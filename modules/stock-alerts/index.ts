import type { OperationsOf } from '../operation.ts'
import { exportStockAlerts } from './export-stock-alerts.ts'
import { listStockAlerts } from './list-stock-alerts.ts'
import { listWantedVariants } from './list-wanted-variants.ts'
import { notifyMe } from './notify-me.ts'
import { previewRestock } from './preview-restock.ts'
import { recordSoldOutView } from './record-sold-out-view.ts'
import { removeStockAlert } from './remove-stock-alert.ts'

export const operations: OperationsOf<'stockAlerts'> = {
  notifyMe,
  recordSoldOutView,
  previewRestock,
  listWantedVariants,
  listStockAlerts,
  exportStockAlerts,
  removeStockAlert,
}
