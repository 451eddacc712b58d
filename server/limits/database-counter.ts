import { lt, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#db/open-database.ts'
import { rateLimits } from '#db/tables/limits.ts'
import type { LimitRule } from './limit-rules.ts'
import { TooManyError } from './too-many-error.ts'

/** Counts per key. */
export interface Counter {
  /** Adds one; throws if that exceeds the limit. */
  consume(key: string): Promise<unknown>
  /** Subtracts one. */
  reward(key: string): Promise<unknown>
  delete(key: string): Promise<unknown>
}

// The clock of the database, because the clocks of several processes differ.
const nowMs = sql`(extract(epoch from now()) * 1000)::bigint`

/**
 * Counts in the database, shared by every process: at most `points` per key within `seconds` of the first. Throws a
 * `TooManyError` above that.
 */
export function databaseCounter(db: Db, name: string, { points, seconds }: LimitRule): Counter {
  const { expire, points: counted } = rateLimits
  const isExpired = sql`${expire} <= ${nowMs}`

  // A single statement, so that concurrent calls cannot read the same count.
  async function add(key: string, by: 1 | -1) {
    const ends = sql`${nowMs} + ${seconds * 1_000}`
    const unlessExpired = (value: SQL, otherwise: SQL) =>
      sql`case when ${isExpired} then ${otherwise} else ${value} end`
    const [row] = await db
      .insert(rateLimits)
      .values({ key: `${name}:${key}`, points: by, expire: ends })
      .onConflictDoUpdate({
        target: rateLimits.key,
        set: {
          points: unlessExpired(sql`${counted} + ${by}`, sql`${by}`),
          expire: unlessExpired(sql`${expire}`, ends),
        },
      })
      .returning({ points: counted, leftMs: sql<number>`${expire} - ${nowMs}` })
    return row ?? { points: by, leftMs: 0 }
  }

  return {
    async consume(key) {
      const now = await add(key, 1)
      if (now.points > points) throw new TooManyError(now.leftMs)
    },
    reward: (key) => add(key, -1),
    delete: (key) => db.delete(rateLimits).where(sql`${rateLimits.key} = ${`${name}:${key}`}`),
  }
}

/** Deletes expired counters. */
export async function sweepCounters(db: Db): Promise<void> {
  await db.delete(rateLimits).where(lt(rateLimits.expire, nowMs))
}
