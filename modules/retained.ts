import { and, count, inArray, lt, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '#db/open-database.ts'

/** Personal data of one kind that stays for a period. */
export interface Retained {
  /** How many rows there are, and when the period of the oldest one began. */
  measure(db: Db): Promise<{ rows: number; oldest: Date | null }>
  /** Removes the rows whose period is over and returns how many they were. May run twice. */
  remove(db: Db, days: number): Promise<number>
}

interface RetainedRows {
  table: PgTable
  key: PgColumn
  /** When the period of a row begins. */
  since: SQLWrapper
  /** Which rows of the table; those that `remove` only clears are no longer among them. */
  where?: SQL | undefined
  remove: (db: Db, due: SQL | undefined) => Promise<{ rowCount: number | null }>
}

const batchSize = 1_000

/** The rows of a table, removed in batches, so that none of them holds up the shop. */
export function retainedRows({ table, key, since, where, remove }: RetainedRows): Retained {
  return {
    async measure(db) {
      const oldest = sql<Date | null>`min(${since})`.mapWith((value: string) => new Date(value))
      const [found] = await db.select({ rows: count(), oldest }).from(table).where(where)
      return found ?? { rows: 0, oldest: null }
    },
    async remove(db, days) {
      // Said of the rows themselves too: one that changes meanwhile stays.
      const isDue = and(where, lt(since, sql`shop_now() - make_interval(days => ${days}::int)`))
      let removed = 0
      for (;;) {
        const batch = db.select({ key }).from(table).where(isDue).limit(batchSize)
        const { rowCount } = await remove(db, and(inArray(key, batch), isDue))
        removed += rowCount ?? 0
        if ((rowCount ?? 0) === 0) return removed
      }
    },
  }
}

/** Several of them as one. */
export function retainedTogether(parts: readonly Retained[]): Retained {
  return {
    async measure(db) {
      const found = await Promise.all(parts.map((part) => part.measure(db)))
      const times = found.flatMap(({ oldest }) => oldest?.getTime() ?? [])
      return {
        rows: found.reduce((sum, { rows }) => sum + rows, 0),
        oldest: times.length > 0 ? new Date(Math.min(...times)) : null,
      }
    },
    async remove(db, days) {
      let removed = 0
      for (const part of parts) removed += await part.remove(db, days)
      return removed
    },
  }
}
