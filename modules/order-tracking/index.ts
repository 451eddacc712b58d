import type { OperationsOf } from '../operation.ts'
import { cancelTrackedOrder } from './cancel-tracked-order.ts'
import { confirmTrackedDelivery } from './confirm-tracked-delivery.ts'
import { renewTrackingLink } from './renew-tracking-link.ts'
import { trackOrder } from './track-order.ts'
import { trackedOrder } from './tracked-order.ts'

export const operations: OperationsOf<'orderTracking'> = {
  cancelTrackedOrder,
  confirmTrackedDelivery,
  renewTrackingLink,
  trackOrder,
  trackedOrder,
}
