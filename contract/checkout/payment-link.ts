import * as z from 'zod/mini'
import { amount } from '../amount.ts'

const states = ['open', 'processing', 'paid', 'refunded', 'ended'] as const
export type PaymentLinkState = (typeof states)[number]

/** What a payment link asks to pay. */
export const paymentLink = z.object({
  state: z.enum(states),
  orderNumber: z.string(),
  /** `price` is that of all units. */
  lines: z.array(z.object({ name: z.string(), quantity: z.number(), price: amount })),
  total: amount,
  /** When the link ends. */
  validUntil: z.string(),
})
export type PaymentLink = z.infer<typeof paymentLink>
