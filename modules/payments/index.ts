import type { OperationsOf } from '../operation.ts'
import { findRefundable } from './find-refundable.ts'
import { markRefunded } from './mark-refunded.ts'
import { refundOrder } from './refund-order.ts'
import { retryRefund } from './retry-refund.ts'

export const operations: OperationsOf<'payments'> = { findRefundable, refundOrder, markRefunded, retryRefund }
