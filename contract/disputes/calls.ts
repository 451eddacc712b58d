import * as z from 'zod/mini'
import { amount } from '../amount.ts'
import { call } from '../call.ts'
import { sizeShape } from '../products/size-shape.ts'
import { line } from '../typed-text.ts'
import { disputeMovements, disputeStates } from './dispute.ts'

const dispute = z.object({
  _id: z.uuid(),
  /** Null for a payment that became no order. */
  orderNumber: z.nullable(z.string()),
  customerName: z.string(),
  amount,
  /** As the payment provider calls it, such as `product_not_received`. */
  reason: z.string(),
  state: z.enum(disputeStates),
  /** Until when evidence counts; null once none does. */
  respondBy: z.nullable(z.string()),
  openedAt: z.string(),
  closedAt: z.nullable(z.string()),
})
export type Dispute = z.infer<typeof dispute>

/** What the shop knows that answers a dispute; null or empty where it knows nothing. */
const evidence = z.object({
  orderedAt: z.string(),
  /** What was ordered, then what edits added before it shipped, as it was paid and as it is now. */
  items: z.array(
    z.object({
      name: z.string(),
      color: z.nullable(z.string()),
      size: z.nullable(sizeShape),
      quantity: z.number(),
      /** After discounts, without tax on top. */
      amount,
      canceled: z.number(),
      returned: z.number(),
      isAdded: z.boolean(),
    }),
  ),
  /** What the buyer paid, the first payment first; the others are for edits. */
  payments: z.array(z.object({ _id: z.uuid(), amount, paidAt: z.string(), isDisputed: z.boolean() })),
  shippingAddress: z.string(),
  parcels: z.array(
    z.object({
      carrier: z.nullable(z.string()),
      trackingNumber: z.nullable(z.string()),
      trackingUrl: z.nullable(z.string()),
      shippedAt: z.string(),
      /** The day on which it arrived, such as `2026-12-03`. */
      deliveredOn: z.nullable(z.string()),
    }),
  ),
  emails: z.array(z.object({ _id: z.uuid(), subject: z.string(), sentAt: z.string() })),
  messages: z.array(z.object({ _id: z.uuid(), subject: z.string(), createdAt: z.string() })),
  invoices: z.array(z.object({ kind: z.enum(['invoice', 'credit-note']), number: z.string() })),
  refunded: amount,
})
export type DisputeEvidence = z.infer<typeof evidence>

export const calls = {
  listDisputes: call({
    method: 'POST',
    path: 'disputes/listDisputes',
    access: 'manager',
    shows: { data: 'disputes' },
    summary: 'The disputes that need a response by their deadline, and the others, newest first.',
    payload: z.object({ after: z.optional(line(200)) }),
    response: z.object({ toRespond: z.array(dispute), others: z.array(dispute), next: z.nullable(z.string()) }),
  }),

  findDispute: call({
    method: 'POST',
    path: 'disputes/findDispute',
    access: 'manager',
    shows: { data: 'disputes', of: 'disputeId' },
    summary: 'A dispute with the money that it moved, and what the shop knows that answers it.',
    payload: z.object({ disputeId: z.uuid() }),
    response: z.object({
      dispute,
      movements: z.array(z.object({ kind: z.enum(disputeMovements), amount, at: z.string() })),
      /** Where to respond: the page at the payment provider. */
      respondUrl: z.string(),
      evidence: z.nullable(evidence),
      message: z.string(),
    }),
  }),
}
