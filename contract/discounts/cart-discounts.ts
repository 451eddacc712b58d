import * as z from 'zod/mini'
import { amount } from '../amount.ts'
import { emailText, line } from '../typed-text.ts'
import { maxCodeLength, maxCodes } from './code-text.ts'
import { discountKinds, freeSpeeds } from './discount-kinds.ts'

/** Why a code is not used. */
const refusalReasons = [
  'unknown',
  'paused',
  'not-yet',
  'expired',
  'used-up',
  'login-needed',
  'email-needed',
  'of-other',
  'not-first',
  'used-by-you',
  'not-for-these',
  'minimum',
  'units-missing',
  'same-discount',
  'not-combinable',
  'nothing-left',
] as const
export type RefusalReason = (typeof refusalReasons)[number]

/** What a shopper enters to get discounts, as fields of a payload. */
export const enteredCodes = {
  codes: z._default(z.array(line(maxCodeLength)).check(z.maxLength(maxCodes)), []),
  /** The email address of a guest, for codes that one customer may use once, or that are theirs. */
  codeEmail: z.optional(emailText),
}

/** The discounts of a cart. */
export const cartDiscounts = z.object({
  /** What they take off the items in all. */
  discount: amount,
  /** The shipping methods that they make free; null for none. */
  freeSpeeds: z.nullable(z.enum(freeSpeeds)),
  applied: z.array(
    z.object({
      title: z.string(),
      /** Null for automatic ones. */
      code: z.nullable(z.string()),
      kind: z.enum(discountKinds),
      /** 0 for free shipping. */
      amount,
      /** What is left of store credit after this order; null for other kinds. */
      left: z.nullable(amount),
    }),
  ),
  /** Each code that was entered; `message` says why it is not used. */
  codes: z.array(
    z.object({ code: z.string(), reason: z.nullable(z.enum(refusalReasons)), message: z.nullable(z.string()) }),
  ),
})
