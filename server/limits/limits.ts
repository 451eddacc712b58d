import cluster from 'node:cluster'
import { createHash } from 'node:crypto'
import { RateLimiterCluster, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import type { LimitName } from '#contract/call.ts'
import { ShopError, unavailable } from '#contract/errors.ts'
import { normalEmail } from '#contract/text.ts'
import type { Db } from '#db/open-database.ts'
import { networkOf } from '#modules/network-of.ts'
import { isKnownDevice } from '#modules/sessions/known-devices.ts'
import { type Counter, databaseCounter } from './database-counter.ts'
import { openKnownNetworks } from './known-networks.ts'
import { type LimitRule, limitRules } from './limit-rules.ts'
import { createPenaltyQueue } from './penalty-queue.ts'
import { TooManyError } from './too-many-error.ts'

/** Whom a call is counted for. */
interface LimitSubject {
  /** The IP address. */
  address: string
  /** The email address in the payload. */
  email: string | null
  customerId: string | null
  /** The cookie of a browser that has logged in before. */
  deviceToken: string | null
}

/**
 * Both run a call within its limit and throw a `TooManyError` above it. A call with an invalid payload does not count,
 * because correcting a form is no attack.
 */
export interface Limits {
  /** Counts by IP address. */
  runByAddress<T>(name: LimitName | null, address: string, run: () => Promise<T>): Promise<T>
  /** Counts by the email address in the payload, or by the customer who makes the call. */
  runByAccount<T>(name: LimitName | null, subject: LimitSubject, run: () => Promise<T>): Promise<T>
}

/** Rate limits per address, account and customer, counted in the database across processes. */
export function createLimits(db: Db): Limits {
  const counters = new Map<string, Counter>()
  const inPenaltyQueue = createPenaltyQueue()
  const knownNetworks = openKnownNetworks(db)

  function counter(name: string, rule: LimitRule): Counter {
    const { points, seconds, inMemory } = rule
    const made =
      counters.get(name) ??
      (inMemory ? memoryCounter({ keyPrefix: name, points, duration: seconds }) : databaseCounter(db, name, rule))
    counters.set(name, made)
    return made
  }

  async function runLimited<T>(counter: Counter, key: string, run: () => Promise<T>): Promise<T> {
    await consume(counter, key)
    try {
      return await run()
    } catch (error) {
      if (isInvalidInput(error)) await counter.reward(key)
      throw error
    }
  }

  /** Whether this browser has logged in to the account before. */
  async function hasLoggedIn({ email, deviceToken }: LimitSubject): Promise<boolean> {
    return email !== null && deviceToken !== null && isKnownDevice(db, email, deviceToken)
  }

  // Counted before the outcome is known, so that concurrent attempts cannot pass together; a success is subtracted.
  async function runLimitedByFailures<T>(
    name: LimitName,
    pair: LimitRule,
    subject: LimitSubject,
    run: () => Promise<T>,
  ) {
    const account = keyOf(subject.email ?? '')
    const network = networkOf(subject.address)
    const isKnown = await hasLoggedIn(subject)
    // A known browser is counted by itself: it is no network's fault, and no network is its.
    const from = isKnown ? keyOf(subject.deviceToken ?? '') : network
    const accountAndSource = `${account}:${from}`
    const perPair = counter(`${name}:pair`, pair)
    const perAccount = counter(`${name}:account`, limitRules[name].account ?? pair)

    return runLimited(perPair, accountAndSource, async () => {
      const isBeingGuessed = await isExceeded(perAccount, account)
      const mustWait = isBeingGuessed && !isKnown && !(await knownNetworks.has(account, network))
      const result = mustWait ? await inPenaltyQueue(account, run) : await run()
      await Promise.all([
        perPair.delete(accountAndSource),
        perAccount.reward(account),
        knownNetworks.add(account, network),
      ])
      return result
    })
  }

  return {
    async runByAddress(name, address, run) {
      if (!name) return run()
      const rule = limitRules[name].address
      const addressCounter = counter(`${name}:address`, rule)
      const result = await runLimited(addressCounter, networkOf(address), run)
      if (rule.failuresOnly) await addressCounter.reward(networkOf(address))
      return result
    },

    async runByAccount(name, subject, run) {
      if (!name) return run()
      const { account, pair, customer } = limitRules[name]
      if (customer && subject.customerId) {
        return runLimited(counter(`${name}:customer`, customer), subject.customerId, run)
      }
      if (!account || !subject.email) return run()
      if (pair) return runLimitedByFailures(name, pair, subject, run)
      return runLimited(counter(`${name}:account`, account), keyOf(subject.email), run)
    },
  }
}

// 413 and 415: an upload that is too large or not an image.
function isInvalidInput(error: unknown): boolean {
  return error instanceof ShopError && [400, 413, 415].includes(error.status)
}

/** Counts in memory; processes that share a port count together, in the first of them. */
const memoryCounter = (options: { keyPrefix: string; points: number; duration: number }): Counter =>
  cluster.isWorker ? new RateLimiterCluster(options) : new RateLimiterMemory(options)

async function consume(counter: Counter, key: string): Promise<void> {
  try {
    await counter.consume(key)
  } catch (refused) {
    if (refused instanceof TooManyError) throw refused
    if (refused instanceof RateLimiterRes) throw new TooManyError(refused.msBeforeNext)
    // Without its counters a limited call is refused instead of running unlimited.
    throw unavailable()
  }
}

async function isExceeded(counter: Counter, key: string): Promise<boolean> {
  try {
    await consume(counter, key)
    return false
  } catch (error) {
    if (error instanceof TooManyError) return true
    throw error
  }
}

// Hashed, so that the counters do not store email addresses.
function keyOf(email: string): string {
  return createHash('sha256').update(normalEmail(email).toLowerCase()).digest('base64url')
}
