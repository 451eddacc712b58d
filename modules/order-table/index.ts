import type { OperationsOf } from '../operation.ts'
import { exportOrders } from './export-orders.ts'
import { listOrderRows } from './list-order-rows.ts'

export const operations: OperationsOf<'orderTable'> = {
  exportOrders,
  listOrderRows,
}
