import type { OperationsOf } from '../operation.ts'
import { cancelOrder } from './cancel-order.ts'
import { cancelTrackedOrder } from './cancel-tracked-order.ts'
import { exportOrders } from './export-orders.ts'
import { findOrder } from './find-order.ts'
import { listToShip } from './list-to-ship.ts'
import { markOrderAsShipped } from './mark-order-as-shipped.ts'
import { ordersHistory } from './orders-history.ts'
import { sendReviewInvitation } from './send-review-invitation.ts'
import { trackOrder } from './track-order.ts'
import { trackedOrder } from './tracked-order.ts'

export const orders: OperationsOf<'orders'> = {
  ordersHistory,
  findOrder,
  cancelOrder,
  markOrderAsShipped,
  sendReviewInvitation,
  listToShip,
  exportOrders,
  trackOrder,
  trackedOrder,
  cancelTrackedOrder,
}
