import type { OperationsOf } from '../operation.ts'
import { retryRefund } from './retry-refund.ts'

export const operations: OperationsOf<'payments'> = { retryRefund }
