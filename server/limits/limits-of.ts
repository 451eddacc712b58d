import * as z from 'zod/mini'
import type { Call, LimitName } from '#contract/call.ts'
import { enteredCodes } from '#contract/discounts/cart-discounts.ts'
import { limitRules } from './limit-rules.ts'

interface Request {
  call: Call
  /** Not validated yet. */
  payload: unknown
  cookieToken: string | null
}

/** The limits by address of a request: that of its call, and that of the codes that it tries. */
export function limitsOf({ call, payload, cookieToken }: Request): LimitName[] {
  const { token, codes } = Object(payload)
  const own = call.limit
  const isExempt = own !== null && limitRules[own].address.tokensOnly && cookieToken === null && !token
  const triesCodes = takesCodes(call) && Array.isArray(codes) && codes.length > 0
  return [...(own && !isExempt ? [own] : []), ...(triesCodes ? (['discountCode'] as const) : [])]
}

/** Whether a call takes the codes that shoppers enter. */
export function takesCodes({ payload }: Call): boolean {
  return payload instanceof z.ZodMiniObject && payload.shape.codes === enteredCodes.codes
}
