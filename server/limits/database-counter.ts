import { lt, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#db/open-database.ts'
import { rateLimits } from '#db/tables/limits.ts'
import type { LimitRule } from './limit-rules.ts'
import { TooManyError } from './too-many-error.ts'

/** Counts by key. */
export interface Counter {
  /** Counts one more, and refuses it where that is one too many. */
  consume(key: string): Promise<unknown>
  /** Takes one back. */
  reward(key: string): Promise<unknown>
  delete(key: string): Promise<unknown>
}

// The clock of the database: those of several processes differ, and may be set.
const nowMs = sql`(extract(epoch from now()) * 1000)::bigint`

/**
 * Counts in the database, so that every process counts together: at most `points` a key in `seconds` from the first one on.
 * Refuses with a `TooManyError`.
 */
export function databaseCounter(db: Db, name: string, { points, seconds }: LimitRule): Counter {
  const { expire, points: counted } = rateLimits
  const isOver = sql`${expire} <= ${nowMs}`

  // One statement, so that many at once are counted one after the other.
  async function add(key: string, by: 1 | -1) {
    const ends = sql`${nowMs} + ${seconds * 1_000}`
    const unlessOver = (value: SQL, otherwise: SQL) => sql`case when ${isOver} then ${otherwise} else ${value} end`
    const [row] = await db
      .insert(rateLimits)
      .values({ key: `${name}:${key}`, points: by, expire: ends })
      .onConflictDoUpdate({
        target: rateLimits.key,
        set: { points: unlessOver(sql`${counted} + ${by}`, sql`${by}`), expire: unlessOver(sql`${expire}`, ends) },
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

/** Forgets counters whose time is over. */
export async function sweepCounters(db: Db): Promise<void> {
  await db.delete(rateLimits).where(lt(rateLimits.expire, nowMs))
}
