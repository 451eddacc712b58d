import type { OperationsOf } from '../operation.ts'
import { findPaymentLink } from './find-payment-link.ts'
import { openPaymentLink } from './open-payment-link.ts'

export const operations: OperationsOf<'paymentLinks'> = {
  findPaymentLink,
  openPaymentLink,
}
