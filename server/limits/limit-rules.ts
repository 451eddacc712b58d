import type { LimitName } from '#contract/call.ts'
import type { Rate } from '#modules/limits/counter.ts'

export interface LimitRule extends Rate {
  /** Counted in memory, per machine: for frequent, cheap calls, and available without the database. */
  inMemory?: true
  /** Only failed calls count. */
  failuresOnly?: true
  /** Only a `CountedError` of this limit counts. */
  markedOnly?: true
  /** A call without a token does not count: it guesses none. */
  tokensOnly?: true
}

export interface Limit {
  /** Per IP address. */
  address: LimitRule
  /** Per email address in the payload. Together with `pair`, exceeding it only slows calls down. */
  account?: LimitRule
  /** Failed attempts per email and IP address; a success resets the count. */
  pair?: LimitRule
  /** Per customer, from any IP address. */
  customer?: LimitRule
}

const minute = 60
const hour = 3_600
const day = 24 * hour

/** The address limits allow a few hundred shoppers behind one IP address. Source: threats, section 2. */
export const limitRules: Record<LimitName, Limit> = {
  login: {
    address: { points: 300, seconds: 15 * minute },
    pair: { points: 20, seconds: 15 * minute },
    account: { points: 60, seconds: 15 * minute },
  },
  signup: { address: { points: 60, seconds: hour }, account: { points: 5, seconds: hour } },
  // Every admin page verifies the session, so only failures count as guessing, and only of a token.
  verify: { address: { points: 120, seconds: minute, inMemory: true, failuresOnly: true, tokensOnly: true } },
  forgetPassword: { address: { points: 10, seconds: hour }, account: { points: 3, seconds: hour } },
  resetPassword: { address: { points: 30, seconds: hour } },
  account: { address: { points: 60, seconds: hour } },
  checkout: { address: { points: 240, seconds: minute } },
  // Of every call that takes discount codes, beside its own limit: codes that are refused. Carts that get what they ask for do
  // not count, and those without codes are never limited by it.
  discountCode: { address: { points: 60, seconds: hour, markedOnly: true } },
  // Each reserves items for days before anything is paid.
  transfer: { address: { points: 30, seconds: hour } },
  contact: { address: { points: 5, seconds: hour }, account: { points: 5, seconds: day } },
  newsletter: { address: { points: 20, seconds: hour } },
  // Email providers unsubscribe many subscribers from few addresses.
  unsubscribe: { address: { points: 600, seconds: hour } },
  notifyMe: { address: { points: 5, seconds: hour }, account: { points: 20, seconds: day } },
  upload: { address: { points: 60, seconds: hour }, customer: { points: 20, seconds: day } },
  review: { address: { points: 30, seconds: hour } },
  trackOrder: { address: { points: 20, seconds: hour }, account: { points: 10, seconds: hour } },
  return: { address: { points: 60, seconds: hour } },
  // Limits the emails that a stolen admin session can send.
  testEmail: { address: { points: 30, seconds: hour }, customer: { points: 10, seconds: hour } },
  testWebhook: { address: { points: 30, seconds: hour } },
  recordSearch: { address: { points: 120, seconds: hour, inMemory: true } },
  recordSoldOutView: { address: { points: 120, seconds: hour, inMemory: true } },
  // Each reads the whole catalog.
  feed: { address: { points: 30, seconds: 10 * minute, inMemory: true } },
  browse: { address: { points: 1_200, seconds: minute, inMemory: true } },
}
