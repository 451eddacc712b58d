import { unavailable } from '#contract/errors.ts'
import { TooManyError } from './too-many-error.ts'

/** At most `points` within `seconds`. */
export interface Rate {
  points: number
  seconds: number
}

/** Counts per key. */
export interface Counter {
  /** Adds one; throws a `TooManyError` if that exceeds the limit. */
  consume(key: string): Promise<unknown>
  /** Subtracts one. */
  reward(key: string): Promise<unknown>
  delete(key: string): Promise<unknown>
}

/** Counts one; throws a `TooManyError` above the limit. */
export async function consume(counter: Counter, key: string): Promise<void> {
  try {
    await counter.consume(key)
  } catch (refused) {
    if (refused instanceof TooManyError) throw refused
    // Without its counters a limited call is refused instead of running unlimited.
    throw unavailable()
  }
}

/** Counts one; returns true instead if the limit is reached. */
export async function isExceeded(counter: Counter, key: string): Promise<boolean> {
  try {
    await consume(counter, key)
    return false
  } catch (error) {
    if (error instanceof TooManyError) return true
    throw error
  }
}
