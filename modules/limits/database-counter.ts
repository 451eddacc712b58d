import { eq, lt, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#db/open-database.ts'
import { type Placeholders, prepareOnce } from '#db/prepare-once.ts'
import { rateLimits } from '#db/tables/limits.ts'
import { literal } from '#db/typed-sql.ts'
import type { Counter, Rate } from './counter.ts'
import { TooManyError } from './too-many-error.ts'

// The clock of the database, because the clocks of several processes differ.
const nowMs = sql`(extract(epoch from now()) * 1000)::bigint`
const leftMs = sql<number>`${rateLimits.expire} - ${nowMs}`

const { expire, points: counted } = rateLimits
const isExpired = sql`${expire} <= ${nowMs}`
const unlessExpired = (value: SQL, otherwise: SQL) => sql`case when ${isExpired} then ${otherwise} else ${value} end`

interface Asked extends Rate {
  key: string
}

// A single statement, so that concurrent calls cannot read the same count.
const adding = (by: 1 | -1, whereOf?: (asked: Placeholders<Asked>) => SQL) =>
  prepareOnce((db, asked: Placeholders<Asked>) => {
    const ends = sql`${nowMs} + ${asked.seconds}::bigint * 1000`
    return db
      .insert(rateLimits)
      .values({ key: asked.key, points: by, expire: ends })
      .onConflictDoUpdate({
        target: rateLimits.key,
        set: {
          points: unlessExpired(sql`${counted} + ${literal(by)}`, literal(by)),
          expire: unlessExpired(sql`${expire}`, ends),
        },
        ...(whereOf && { setWhere: whereOf(asked) }),
      })
      .returning({ points: counted })
  })

// What is refused is not counted: attempts that are given back would otherwise leave it behind.
const addOne = adding(1, ({ points }) => sql`${counted} < ${points} or ${isExpired}`)
const giveBack = adding(-1)

/**
 * Counts in the database, shared by every process: at most `points` per key within `seconds` of the first. Throws a
 * `TooManyError` above that.
 */
export function databaseCounter(db: Db, name: string, { points, seconds }: Rate): Counter {
  const keyOf = (key: string) => `${name}:${key}`

  return {
    async consume(key) {
      const added = await addOne(db, { key: keyOf(key), points, seconds })
      if (added.length > 0) return
      const [full] = await db
        .select({ leftMs })
        .from(rateLimits)
        .where(eq(rateLimits.key, keyOf(key)))
      throw new TooManyError(full?.leftMs ?? 0)
    },
    reward: (key) => giveBack(db, { key: keyOf(key), points, seconds }),
    delete: (key) => db.delete(rateLimits).where(eq(rateLimits.key, keyOf(key))),
  }
}

/** Deletes expired counters. */
export async function sweepCounters(db: Db): Promise<void> {
  await db.delete(rateLimits).where(lt(rateLimits.expire, nowMs))
}
