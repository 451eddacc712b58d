import { type SQL, sql } from 'drizzle-orm'
import type { ReportDays } from '#contract/reports/calls.ts'
import type { Db } from '#db/open-database.ts'
import { selectRows } from '#db/typed-sql.ts'

const dayMs = 86_400_000

/**
 * The last days in UTC, today included, and the same number of days before them, up to the same time of day so that the
 * two compare.
 */
export interface Period {
  days: ReportDays
  /** Its first day, as a date. */
  from: string
  startsAt: Date
  beforeStartsAt: Date
  beforeEndsAt: Date
}

/** The period that ends now, by the clock of the database. */
export async function findPeriod(db: Db, days: ReportDays): Promise<Period> {
  const [clock] = await selectRows(db, { now: sql<string>`now()` }, (list) => sql`select ${list}`)
  const now = new Date(clock?.now ?? Number.NaN)
  const startsAt = new Date(now.getTime() - (now.getTime() % dayMs) - (days - 1) * dayMs)
  return {
    days,
    from: toDate(startsAt),
    startsAt,
    beforeStartsAt: new Date(startsAt.getTime() - days * dayMs),
    beforeEndsAt: new Date(now.getTime() - days * dayMs),
  }
}

const moment = (at: Date) => sql`${at.toISOString()}::timestamptz`

/** Whether something happened in the period itself. */
export const isIn = (at: SQL, { startsAt }: Period): SQL => sql`${at} >= ${moment(startsAt)}`

/** Whether something happened in the period or in the one before. */
export const isInEither = (at: SQL, { startsAt, beforeStartsAt, beforeEndsAt }: Period): SQL =>
  sql`${at} >= ${moment(beforeStartsAt)} and (${at} >= ${moment(startsAt)} or ${at} <= ${moment(beforeEndsAt)})`

/** The midnight (UTC) that starts the day of an event. */
export const midnightOf = (at: SQL, { startsAt }: Period): SQL => sql`date_bin('24 hours', ${at}, ${moment(startsAt)})`

/** The number of the day that starts at a midnight: 0 is the first of the period, -1 the last of the period before. */
export const dayAt = (midnight: SQL, { startsAt }: Period): SQL =>
  sql`round(extract(epoch from ${midnight} - ${moment(startsAt)}) / 86400)::int`

/** The date this many days after another. */
export function addDays(date: string, days: number): string {
  return toDate(new Date(Date.parse(`${date}T00:00:00Z`) + days * dayMs))
}

function toDate(at: Date): string {
  return at.toISOString().slice(0, 10)
}
