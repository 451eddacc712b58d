import type { OperationsOf } from '../operation.ts'
import { createCheckoutSession } from './create-checkout-session.ts'
import { resendReceiptEmail } from './resend-receipt-email.ts'
import { retreiveSession } from './retreive-session.ts'
import { retryRefund } from './retry-refund.ts'

export const payment: OperationsOf<'payment'> = {
  createCheckoutSession,
  retreiveSession,
  resendReceiptEmail,
  retryRefund,
}
