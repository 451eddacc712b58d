import type { OperationsOf } from '../operation.ts'
import { addOrderNote } from './add-order-note.ts'
import { cancelOrder } from './cancel-order.ts'
import { changeOrderTags } from './change-order-tags.ts'
import { confirmDelivery } from './confirm-delivery.ts'
import { findOrder } from './find-order.ts'
import { findOrders } from './find-orders.ts'
import { ordersHistory } from './orders-history.ts'
import { tagOrder } from './tag-order.ts'

export const operations: OperationsOf<'orders'> = {
  ordersHistory,
  findOrder,
  findOrders,
  cancelOrder,
  addOrderNote,
  changeOrderTags,
  tagOrder,
  confirmDelivery,
}
