import * as z from 'zod/mini'
import { amount } from '../amount.ts'
import { call } from '../call.ts'

/** What a reconciliation may leave for review, most important first. */
export const findingKinds = [
  'paid-without-order',
  'order-without-charge',
  'other-amount',
  'refund-waiting',
  'returned-not-canceled',
] as const

const finding = z.object({
  id: z.uuid(),
  kind: z.enum(findingKinds),
  /** The order; null for a payment without one. */
  orderNumber: z.nullable(z.string()),
  /** The payment provider's ID of the checkout. */
  sessionId: z.nullable(z.string()),
  amount: z.nullable(amount),
  note: z.nullable(z.string()),
  since: z.string(),
})
export type Finding = z.infer<typeof finding>

const failedRefund = z.object({
  refundId: z.uuid(),
  /** Null if the payment could not become an order. */
  orderNumber: z.nullable(z.string()),
  /** The payment provider's ID of the checkout. */
  sessionId: z.nullable(z.string()),
  amount,
  attempts: z.number(),
  lastError: z.nullable(z.string()),
  since: z.string(),
})
export type FailedRefund = z.infer<typeof failedRefund>

const run = z.object({
  startedAt: z.string(),
  /** Null while it runs. */
  finishedAt: z.nullable(z.string()),
  /** The admin who started it; null for the nightly run. */
  by: z.nullable(z.string()),
  asked: z.number(),
  unanswered: z.number(),
  mended: z.number(),
})
export type Reconciliation = z.infer<typeof run>

export const calls = {
  showReconciliation: call({
    method: 'POST',
    path: 'reconciliation/showReconciliation',
    access: 'manager',
    summary: 'The last reconciliation with the payment provider, the payments to review, and failed refunds.',
    payload: z.object({}),
    response: z.object({
      /** The last finished run; null before the first. */
      last: z.nullable(run),
      /** The run in progress. */
      running: z.nullable(run),
      findings: z.array(finding),
      /** Failed refunds, with an order or without; oldest first, at most 100. */
      failedRefunds: z.array(failedRefund),
    }),
  }),

  startReconciliation: call({
    method: 'POST',
    path: 'reconciliation/startReconciliation',
    access: 'manager',
    summary: 'Reconciles the payments with the payment provider now, and fixes what it can.',
    payload: z.object({}),
    response: z.object({ message: z.string() }),
  }),
}
