import type { OperationsOf } from '../operation.ts'
import { cancelPendingOrder } from './cancel-pending-order.ts'
import { createManualOrder, quoteManualOrder } from './create-manual-order.ts'
import { extendReservation } from './extend-reservation.ts'
import { listPendingOrders } from './list-pending-orders.ts'
import { markPaid } from './mark-paid.ts'
import { orderByTransfer } from './order-by-transfer.ts'

export const operations: OperationsOf<'pendingOrders'> = {
  listPendingOrders,
  quoteManualOrder,
  createManualOrder,
  markPaid,
  orderByTransfer,
  cancelPendingOrder,
  extendReservation,
}
