import { dayWithYear } from '#contract/day-in-words.ts'
import type { RefusalReason } from '#contract/discounts/cart-discounts.ts'
import { CountedError } from '#contract/errors.ts'
import { formatCents } from '#contract/money.ts'
import { apiDiscountsMessages as m } from '#messages/en-US/api/discounts.ts'
import type { Buyer, Candidate } from './find-candidates.ts'

/** Why a cart does not get a discount, in a sentence for the shopper. */
export interface Refusal {
  reason: RefusalReason
  message: string
}

interface Wanted {
  candidate: Candidate
  buyer: Buyer
  /** Of all items, before discounts. */
  subtotalCents: number
  /** Whether it is for any of the items. */
  isForAny: boolean
}

/** Each condition of a discount in the order in which it is checked, with the sentence about a code that does not meet it. */
const conditions: Record<
  Exclude<RefusalReason, 'unknown' | 'same-discount' | 'not-combinable' | 'units-missing' | 'nothing-left'>,
  { fails: (wanted: Wanted) => boolean; message: (code: string, wanted: Wanted) => string }
> = {
  paused: { fails: ({ candidate }) => candidate.discount.isPaused, message: (code) => m.paused(code) },
  'not-yet': {
    fails: ({ candidate }) => !candidate.hasStarted,
    message: (code, { candidate }) => m.notYet(code, dayWithYear(candidate.startsOn ?? '')),
  },
  expired: { fails: ({ candidate }) => candidate.hasEnded, message: (code) => m.expired(code) },
  'used-up': {
    fails: ({ candidate: { isUsedUp, isCodeUsed, discount, balanceCents } }) =>
      isUsedUp || isCodeUsed || (discount.kind === 'store_credit' && balanceCents === 0),
    message: (code, { candidate }) =>
      candidate.discount.kind === 'store_credit' ? m.emptyCredit(code) : m.usedUp(code),
  },
  'login-needed': {
    fails: ({ candidate: { discount }, buyer }) => discount.ownerCustomerId !== null && buyer.customerId === null,
    message: (code) => m.loginNeeded(code),
  },
  'email-needed': {
    fails: ({ candidate: { discount }, buyer }) => buyer.email === null && isPersonal(discount),
    message: (code) => m.emailNeeded(code),
  },
  'of-other': {
    fails: ({ candidate: { discount }, buyer }) => isOfOther(discount, buyer),
    message: (code) => m.ofOther(code),
  },
  'not-first': { fails: ({ candidate }) => candidate.hasOrdered, message: (code) => m.notFirst(code) },
  'used-by-you': {
    fails: ({ candidate: { discount, usesByBuyer } }) =>
      usesByBuyer >= (discount.isFirstOrder ? 1 : (discount.maxUsesPerCustomer ?? Number.POSITIVE_INFINITY)),
    message: (code) => m.usedByYou(code),
  },
  'not-for-these': { fails: ({ isForAny }) => !isForAny, message: (code) => m.notForThese(code) },
  minimum: {
    fails: ({ candidate: { discount }, subtotalCents }) => subtotalCents < discount.minSubtotalCents,
    message: (code, { candidate: { discount }, subtotalCents }) =>
      m.minimum(code, formatCents(discount.minSubtotalCents - subtotalCents)),
  },
}

/** The first condition that a cart does not meet; null if it may have the discount. */
export function refusalOf(wanted: Wanted): Refusal | null {
  for (const [reason, { fails, message }] of Object.entries(conditions)) {
    if (fails(wanted)) {
      return { reason: reason as keyof typeof conditions, message: message(wanted.candidate.code?.code ?? '', wanted) }
    }
  }
  return null
}

/** Whether the email of its user has to be known. */
export function isPersonal({ isFirstOrder, maxUsesPerCustomer, ownerEmail }: Candidate['discount']): boolean {
  return isFirstOrder || maxUsesPerCustomer !== null || ownerEmail !== null
}

// Many know the address of an account's owner: only a login proves whose code it is.
function isOfOther({ ownerEmail, ownerCustomerId }: Candidate['discount'], { customerId, email }: Buyer): boolean {
  if (ownerEmail === null) return false
  if (ownerCustomerId !== null) return ownerCustomerId !== customerId
  return ownerEmail.toLowerCase() !== email?.toLowerCase()
}

/** The refusal of a code as an error, which counts as a guess, whatever call tries the code. */
export const refusedCode = (status: 404 | 409, { message }: Refusal) =>
  new CountedError('discountCode', status, message)
