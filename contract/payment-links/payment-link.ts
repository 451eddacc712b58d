import * as z from 'zod/mini'
import { amount } from '../amount.ts'
import { sizeShape } from '../products/size-shape.ts'

const states = ['open', 'processing', 'paid', 'refunded', 'ended'] as const
export type PaymentLinkState = (typeof states)[number]

/** What a payment link asks to pay. */
export const paymentLink = z.object({
  state: z.enum(states),
  orderNumber: z.string(),
  /** `price` is that of all units. */
  lines: z.array(
    z.object({
      name: z.string(),
      color: z.nullable(z.string()),
      size: z.nullable(sizeShape),
      quantity: z.number(),
      price: amount,
    }),
  ),
  /** What discounts take off. */
  discount: amount,
  /** The shipping that staff chose; null for a change of an order. */
  shipping: z.nullable(amount),
  total: amount,
  /** Whether the card page adds a tax that depends on the address. */
  isBeforeTax: z.boolean(),
  /** When the link ends. */
  validUntil: z.string(),
})
export type PaymentLink = z.infer<typeof paymentLink>
