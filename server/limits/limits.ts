import { createHash } from 'node:crypto'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import type { LimitName } from '#contract/call.ts'
import { ShopError, unavailable } from '#contract/errors.ts'
import { normalEmail } from '#contract/text.ts'
import type { Db } from '#db/open-database.ts'
import { type Counter, databaseCounter } from './database-counter.ts'
import { type LimitRule, limitRules } from './limit-rules.ts'
import { networkOf } from './network-of.ts'
import { createPenaltyQueue } from './penalty-queue.ts'
import { TooManyError } from './too-many-error.ts'

/** Who makes a call, as the limits see them. */
export interface LimitSubject {
  /** The network address. */
  address: string
  /** The e-mail address that the call is about. */
  email: string | null
  customerId: string | null
}

/**
 * Both run a call if there were not too many like it, and refuse it with a `TooManyError` otherwise. A call that was
 * filled in wrong (400) does not count: whoever mends a form is not an attacker.
 */
export interface Limits {
  /** Counts by network address. */
  runByAddress<T>(name: LimitName | null, address: string, run: () => Promise<T>): Promise<T>
  /** Counts by the account that the call is about, or by the customer who makes it. */
  runByAccount<T>(name: LimitName | null, spender: LimitSubject, run: () => Promise<T>): Promise<T>
}

/** Counts calls per address, account and customer in the database, so that every process counts together. */
export function createLimits(db: Db): Limits {
  const counters = new Map<string, Counter>()
  const inSlowLane = createPenaltyQueue()

  function counter(name: string, rule: LimitRule): Counter {
    const { points, seconds, inMemory } = rule
    const made =
      counters.get(name) ??
      (inMemory
        ? new RateLimiterMemory({ keyPrefix: name, points, duration: seconds })
        : databaseCounter(db, name, rule))
    counters.set(name, made)
    return made
  }

  async function runCounting<T>(counter: Counter, key: string, run: () => Promise<T>): Promise<T> {
    await consume(counter, key)
    try {
      return await run()
    } catch (error) {
      if (wasFilledInWrong(error)) await counter.reward(key)
      throw error
    }
  }

  // Failures are counted before they are known, so that many tries at once are not one; a success takes it back.
  async function runCountingFailures<T>(
    name: LimitName,
    pair: LimitRule,
    spender: LimitSubject,
    run: () => Promise<T>,
  ) {
    const who = keyOf(spender.email ?? '')
    const whoHere = `${who}:${networkOf(spender.address)}`
    const here = counter(`${name}:pair`, pair)
    const anywhere = counter(`${name}:account`, limitRules[name].account ?? pair)

    return runCounting(here, whoHere, async () => {
      const isBeingGuessed = await isUsedUp(anywhere, who)
      const result = isBeingGuessed ? await inSlowLane(who, run) : await run()
      await Promise.all([here.delete(whoHere), anywhere.reward(who)])
      return result
    })
  }

  return {
    async runByAddress(name, address, run) {
      if (!name) return run()
      const rule = limitRules[name].address
      const counted = counter(`${name}:address`, rule)
      const result = await runCounting(counted, networkOf(address), run)
      if (rule.failuresOnly) await counted.reward(networkOf(address))
      return result
    },

    async runByAccount(name, spender, run) {
      if (!name) return run()
      const { account, pair, customer } = limitRules[name]
      if (customer && spender.customerId) {
        return runCounting(counter(`${name}:customer`, customer), spender.customerId, run)
      }
      if (!account || !spender.email) return run()
      if (pair) return runCountingFailures(name, pair, spender, run)
      return runCounting(counter(`${name}:account`, account), keyOf(spender.email), run)
    },
  }
}

// 413 and 415 are an image that is too large or none.
function wasFilledInWrong(error: unknown): boolean {
  return error instanceof ShopError && [400, 413, 415].includes(error.status)
}

async function consume(counter: Counter, key: string): Promise<void> {
  try {
    await counter.consume(key)
  } catch (refused) {
    if (refused instanceof TooManyError) throw refused
    if (refused instanceof RateLimiterRes) throw new TooManyError(refused.msBeforeNext)
    // Without its counters the shop does not guess: what is limited waits until they are back.
    throw unavailable()
  }
}

async function isUsedUp(counter: Counter, key: string): Promise<boolean> {
  try {
    await consume(counter, key)
    return false
  } catch (error) {
    if (error instanceof TooManyError) return true
    throw error
  }
}

// Hashed, so that the counters do not become a list of who has an account.
function keyOf(email: string): string {
  return createHash('sha256').update(normalEmail(email).toLowerCase()).digest('base64url')
}
