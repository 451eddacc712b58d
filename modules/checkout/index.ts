import type { OperationsOf } from '../operation.ts'
import { createCheckoutSession } from './create-checkout-session.ts'
import { openAccount } from './open-account.ts'
import { quoteOrder } from './quote-order.ts'
import { retreiveSession } from './retreive-session.ts'

export const operations: OperationsOf<'checkout'> = {
  createCheckoutSession,
  retreiveSession,
  quoteOrder,
  openAccount,
}
