import type { LimitName } from '#contract/call.ts'

/** How often in how many seconds. */
export interface LimitRule {
  points: number
  seconds: number
  /** Counted in this process alone: frequent and cheap, and still open when the database is away. */
  inMemory?: true
  /** What succeeds is given back, so that only what is refused counts. */
  failuresOnly?: true
}

export interface Limit {
  /** Per network address. */
  address: LimitRule
  /** Per e-mail address that a call is about. Where there is a `pair` too, more than this only slows down. */
  account?: LimitRule
  /** Failed tries per e-mail address and network address together; a try that succeeds is forgotten. */
  pair?: LimitRule
  /** Successes per customer, whatever network they come from. */
  customer?: LimitRule
}

const minute = 60
const hour = 3_600
const day = 24 * hour

/** Source: threats, section 2; a shared network of a few hundred shoppers passes the address limits. */
export const limitRules: Record<LimitName, Limit> = {
  login: {
    address: { points: 300, seconds: 15 * minute },
    pair: { points: 20, seconds: 15 * minute },
    account: { points: 60, seconds: 15 * minute },
  },
  signup: { address: { points: 60, seconds: hour }, account: { points: 5, seconds: hour } },
  // Every page for admins asks who they are: whoever is somebody is not guessing.
  verify: { address: { points: 120, seconds: minute, inMemory: true, failuresOnly: true } },
  forgetPassword: { address: { points: 10, seconds: hour }, account: { points: 3, seconds: hour } },
  resetPassword: { address: { points: 30, seconds: hour } },
  account: { address: { points: 60, seconds: hour } },
  checkout: { address: { points: 60, seconds: minute } },
  contact: { address: { points: 5, seconds: hour }, account: { points: 5, seconds: day } },
  newsletter: { address: { points: 20, seconds: hour } },
  // Mail providers unsubscribe many readers from few addresses.
  unsubscribe: { address: { points: 600, seconds: hour } },
  notifyMe: { address: { points: 5, seconds: hour }, account: { points: 20, seconds: day } },
  upload: { address: { points: 60, seconds: hour }, customer: { points: 20, seconds: day } },
  review: { address: { points: 30, seconds: hour } },
  trackOrder: { address: { points: 20, seconds: hour }, account: { points: 10, seconds: hour } },
  // An admin whose session was taken must not write to the world in our name.
  testEmail: { address: { points: 30, seconds: hour }, customer: { points: 10, seconds: hour } },
  browse: { address: { points: 1_200, seconds: minute, inMemory: true } },
}
