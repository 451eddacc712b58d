import type { OperationsOf } from '../operation.ts'
import { addOrderNote } from './add-order-note.ts'
import { cancelOrder } from './cancel-order.ts'
import { cancelTrackedOrder } from './cancel-tracked-order.ts'
import { changeOrderTags } from './change-order-tags.ts'
import { confirmDelivery } from './confirm-delivery.ts'
import { confirmTrackedDelivery } from './confirm-tracked-delivery.ts'
import { exportOrders } from './export-orders.ts'
import { findOrder } from './find-order.ts'
import { findOrders } from './find-orders.ts'
import { listOrderRows } from './list-order-rows.ts'
import { ordersHistory } from './orders-history.ts'
import { resendReceiptEmail } from './resend-receipt-email.ts'
import { sendReviewInvitation } from './send-review-invitation.ts'
import { trackOrder } from './track-order.ts'
import { trackedOrder } from './tracked-order.ts'

export const operations: OperationsOf<'orders'> = {
  ordersHistory,
  listOrderRows,
  findOrder,
  findOrders,
  cancelOrder,
  exportOrders,
  addOrderNote,
  changeOrderTags,
  sendReviewInvitation,
  trackOrder,
  trackedOrder,
  cancelTrackedOrder,
  confirmDelivery,
  confirmTrackedDelivery,
  resendReceiptEmail,
}
