import type { OperationsOf } from '../operation.ts'
import { createCheckoutSession } from './create-checkout-session.ts'
import { findPaymentLink } from './find-payment-link.ts'
import { openAccount } from './open-account.ts'
import { openPaymentLink } from './open-payment-link.ts'
import { orderByTransfer } from './order-by-transfer.ts'
import { quoteOrder } from './quote-order.ts'
import { retreiveSession } from './retreive-session.ts'

export const operations: OperationsOf<'checkout'> = {
  createCheckoutSession,
  retreiveSession,
  quoteOrder,
  orderByTransfer,
  findPaymentLink,
  openPaymentLink,
  openAccount,
}
