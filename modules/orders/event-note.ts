import * as z from 'zod/mini'
import { dayWithYear } from '#contract/day-in-words.ts'
import { disputeStates } from '#contract/disputes/dispute.ts'
import { formatCents } from '#contract/money.ts'
import { paidBy } from '#contract/pending-orders/pending-order.ts'
import { apiDisputesMessages } from '#messages/en-US/api/disputes.ts'
import { apiOrderChangesMessages } from '#messages/en-US/api/order-changes.ts'
import { apiOrdersMessages } from '#messages/en-US/api/orders.ts'
import { apiPaymentsMessages } from '#messages/en-US/api/payments.ts'
import { apiPendingOrdersMessages } from '#messages/en-US/api/pending-orders.ts'

/** What happened, stored with an event in `detail`; said in the language of who reads it. */
const eventNote = z.union([
  z.object({
    code: z.enum([
      'canceled-by-link',
      'canceled-by-number',
      'refunded-by-provider',
      'refund-retried',
      'contact-edited',
    ]),
  }),
  z.object({ code: z.literal('edited'), removed: z.number(), added: z.number() }),
  z.object({
    code: z.enum([
      'refunded-part',
      'refunded-amount',
      'refund-covered',
      'paid-more',
      'payment-requested',
      'cashback-sent',
    ]),
    cents: z.number(),
  }),
  z.object({ code: z.literal('arrived'), day: z.string() }),
  z.object({ code: z.literal('dispute-moved'), state: z.enum(disputeStates), cents: z.number() }),
  z.object({ code: z.literal('marked-paid'), by: z.enum(paidBy), reference: z.string() }),
])
export type EventNote = z.infer<typeof eventNote>

/** The note of an event in words: of its code, else the stored text, such as a subject or a tracking number. */
export function noteOf(note: string | null, detail: unknown): string | null {
  const found = z.safeParse(eventNote, detail).data
  if (!found) return note
  switch (found.code) {
    case 'canceled-by-link':
      return apiOrdersMessages.canceledByLink
    case 'canceled-by-number':
      return apiOrdersMessages.canceledByNumber
    case 'refunded-by-provider':
      return apiPaymentsMessages.refundedByProvider
    case 'refund-retried':
      return apiPaymentsMessages.retried
    case 'refunded-part':
      return apiPaymentsMessages.refundedPart(formatCents(found.cents))
    case 'paid-more':
      return apiPaymentsMessages.paidMore(formatCents(found.cents))
    case 'cashback-sent':
      return apiOrdersMessages.cashbackSent(formatCents(found.cents))
    case 'refunded-amount':
      return formatCents(found.cents)
    case 'refund-covered':
      return apiDisputesMessages.refundCovered(formatCents(found.cents))
    case 'dispute-moved':
      return apiDisputesMessages.moved[found.state](formatCents(found.cents))
    case 'marked-paid':
      return apiPendingOrdersMessages.markedPaid[found.by](found.reference)
    case 'contact-edited':
      return apiOrderChangesMessages.contactEdited
    case 'edited':
      return apiOrderChangesMessages.edited(found.removed, found.added)
    case 'payment-requested':
      return apiOrderChangesMessages.requestedPayment(formatCents(found.cents))
    case 'arrived':
      return dayWithYear(found.day)
  }
}
