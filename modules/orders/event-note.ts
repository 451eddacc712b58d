import * as z from 'zod/mini'
import { dayWithYear } from '#contract/day-in-words.ts'
import { formatCents } from '#contract/money.ts'
import { apiOrdersMessages } from '#messages/en-US/api/orders.ts'
import { apiPaymentsMessages } from '#messages/en-US/api/payments.ts'

/** What happened, stored with an event in `detail`; said in the language of who reads it. */
const eventNote = z.union([
  z.object({ code: z.enum(['canceled-by-link', 'canceled-by-number', 'refunded-by-provider', 'refund-retried']) }),
  z.object({ code: z.enum(['refunded-part', 'refunded-amount', 'paid-more']), cents: z.number() }),
  z.object({ code: z.literal('arrived'), day: z.string() }),
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
    case 'refunded-amount':
      return formatCents(found.cents)
    case 'arrived':
      return dayWithYear(found.day)
  }
}
