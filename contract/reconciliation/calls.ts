import * as z from 'zod/mini'
import { amount } from '../amount.ts'
import { call } from '../call.ts'

/** What may be left to look at when the books were compared, in the order of its weight. */
export const findingKinds = [
  'paid-without-order',
  'order-without-charge',
  'other-amount',
  'refund-waiting',
  'returned-not-canceled',
] as const
export type FindingKind = (typeof findingKinds)[number]

const finding = z.object({
  id: z.uuid(),
  kind: z.enum(findingKinds),
  /** Of the order it is about; null where money has no order. */
  orderNumber: z.nullable(z.string()),
  /** The card company's id of the checkout, by which it is found there. */
  sessionId: z.nullable(z.string()),
  amount: z.nullable(amount),
  note: z.nullable(z.string()),
  since: z.string(),
})
export type Finding = z.infer<typeof finding>

const failedRefund = z.object({
  refundId: z.uuid(),
  /** Null where the payment became no order, because it could not be served. */
  orderNumber: z.nullable(z.string()),
  /** The card company's id of the checkout, by which it is found there. */
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
  /** Who asked for it; null at night. */
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
    access: 'admin',
    summary:
      "How the shop's books agree with those of the card company: the last comparison, what it left, and refunds that failed.",
    payload: z.object({}),
    response: z.object({
      /** The last one that ended; null before the first. */
      last: z.nullable(run),
      /** The one that is under way. */
      running: z.nullable(run),
      findings: z.array(finding),
      /** Refunds that wait for somebody to try them again, with an order or without; the oldest first, at most 100. */
      failedRefunds: z.array(failedRefund),
    }),
  }),

  startReconciliation: call({
    method: 'POST',
    path: 'reconciliation/startReconciliation',
    access: 'admin',
    summary: 'Compares the books with those of the card company now, and mends what it may.',
    payload: z.object({}),
    response: z.object({ message: z.string() }),
  }),
}
