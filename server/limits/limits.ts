import { createHash } from 'node:crypto'
import type { LimitName } from '#contract/call.ts'
import { CountedError, ShopError } from '#contract/errors.ts'
import { normalEmail } from '#contract/text.ts'
import type { Db } from '#db/open-database.ts'
import { type Counter, consume, isExceeded } from '#modules/limits/counter.ts'
import { databaseCounter } from '#modules/limits/database-counter.ts'
import { memoryCounter } from '#modules/limits/memory-counter.ts'
import { networkOf } from '#modules/network-of.ts'
import { isKnownDevice } from '#modules/sessions/known-devices.ts'
import { openKnownNetworks } from './known-networks.ts'
import { type Limit, type LimitRule, limitRules } from './limit-rules.ts'
import { createPenaltyQueue } from './penalty-queue.ts'

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
  /** Counts by IP address, for each of the names. */
  runByAddress<T>(names: readonly LimitName[], address: string, run: () => Promise<T>): Promise<T>
  /** Counts by the email address in the payload, or by the customer who makes the call. */
  runByAccount<T>(name: LimitName | null, subject: LimitSubject, run: () => Promise<T>): Promise<T>
}

/** Rate limits per address, account and customer, counted in the database across processes. */
export function createLimits(db: Db): Limits {
  const counters = new Map<string, Counter>()
  const inPenaltyQueue = createPenaltyQueue()
  const knownNetworks = openKnownNetworks(db)

  function counter(name: string, rule: LimitRule): Counter {
    const made = counters.get(name) ?? (rule.inMemory ? memoryCounter(name, rule) : databaseCounter(db, name, rule))
    counters.set(name, made)
    return made
  }

  // Counted before the outcome is known, so that concurrent attempts cannot pass together.
  async function runLimited<T>(
    name: LimitName,
    by: keyof Limit,
    rule: LimitRule,
    key: string,
    run: () => Promise<T>,
  ): Promise<T> {
    const counted = counter(`${name}:${by}`, rule)
    await consume(counted, key)
    const result = await run().catch(async (error: unknown) => {
      if (!isCounted(error, name, rule)) await counted.reward(key)
      throw error
    })
    if (rule.failuresOnly || rule.markedOnly) await counted.reward(key)
    return result
  }

  /** Whether this browser has logged in to the account before. */
  async function hasLoggedIn({ email, deviceToken }: LimitSubject): Promise<boolean> {
    return email !== null && deviceToken !== null && isKnownDevice(db, email, deviceToken)
  }

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
    const rule = limitRules[name].account ?? pair
    const perAccount = counter(`${name}:account`, rule)

    return runLimited(name, 'pair', pair, accountAndSource, async () => {
      const isBeingGuessed = await isExceeded(perAccount, account)
      const giveBack = async () => !isBeingGuessed && perAccount.reward(account)
      const mustWait = isBeingGuessed && !isKnown && !(await knownNetworks.has(account, network))
      const result = await (mustWait ? inPenaltyQueue(account, run) : run()).catch(async (error: unknown) => {
        if (!isCounted(error, name, rule)) await giveBack()
        throw error
      })
      await Promise.all([
        counter(`${name}:pair`, pair).delete(accountAndSource),
        giveBack(),
        knownNetworks.add(account, network),
      ])
      return result
    })
  }

  async function runByAddress<T>(
    [name, ...others]: readonly LimitName[],
    address: string,
    run: () => Promise<T>,
  ): Promise<T> {
    if (!name) return run()
    return runLimited(name, 'address', limitRules[name].address, networkOf(address), () =>
      runByAddress(others, address, run),
    )
  }

  return {
    runByAddress,

    async runByAccount(name, subject, run) {
      if (!name) return run()
      const { account, pair, customer } = limitRules[name]
      if (customer && subject.customerId) return runLimited(name, 'customer', customer, subject.customerId, run)
      if (!account || !subject.email) return run()
      if (pair) return runLimitedByFailures(name, pair, subject, run)
      return runLimited(name, 'account', account, keyOf(subject.email), run)
    },
  }
}

/** Whether a refusal counts: none of invalid input unless it is marked, and under some limits only what is marked. */
function isCounted(error: unknown, name: LimitName, { markedOnly }: LimitRule): boolean {
  if (error instanceof CountedError && error.limit === name) return true
  return !markedOnly && !isInvalidInput(error)
}

// 413 and 415: an upload that is too large or not an image.
function isInvalidInput(error: unknown): boolean {
  return error instanceof ShopError && [400, 413, 415].includes(error.status)
}

// Hashed, so that the counters do not store email addresses.
function keyOf(email: string): string {
  return createHash('sha256').update(normalEmail(email).toLowerCase()).digest('base64url')
}
