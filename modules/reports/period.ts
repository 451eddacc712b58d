import { type SQL, sql } from 'drizzle-orm'
import type { ReportDays } from '#contract/reports/calls.ts'
import { selectRows } from '#db/typed-sql.ts'
import type { Shop } from '../context.ts'

/**
 * The last days in the time zone of the shop, today included, and the same number of days before them, up to the same
 * time of day so that the two compare.
 */
export interface Period {
  days: ReportDays
  /** Its first day, as a date. */
  from: string
  timeZone: string
}

/** The period that ends now, by the clock of the database. */
export async function findPeriod({ db, settings }: Pick<Shop, 'db' | 'settings'>, days: ReportDays): Promise<Period> {
  const { timeZone } = (await settings.read()).shop
  const now = { today: sql<string>`${dateIn(sql`(select shop_now())`, timeZone)}::text` }
  const [clock] = await selectRows(db, now, (list) => sql`select ${list}`)
  return { days, from: addDays(clock?.today ?? '', 1 - days), timeZone }
}

const dateIn = (at: SQL, timeZone: string) => sql`(${at} at time zone ${timeZone}::text)::date`

/** Midnight in the time zone of the shop, at the start of a date. */
const midnight = (date: string, timeZone: string) => sql`(${date}::timestamp at time zone ${timeZone}::text)`

/** Whether something happened in the period itself. */
export const isIn = (at: SQL, { from, timeZone }: Period): SQL => sql`${at} >= ${midnight(from, timeZone)}`

/** Whether something happened in the period or in the one before. */
export function isInEither(at: SQL, { from, timeZone, days }: Period): SQL {
  const sameTime = sql`(((select shop_now()) at time zone ${timeZone}::text) - make_interval(days => ${days}::int)) at time zone ${timeZone}::text`
  return sql`${at} >= ${midnight(addDays(from, -days), timeZone)}
    and (${at} >= ${midnight(from, timeZone)} or ${at} <= ${sameTime})`
}

/** The date of an event. */
export const dateOf = (at: SQL, { timeZone }: Period): SQL => dateIn(at, timeZone)

/** The number of a date: 0 is the first of the period, -1 the last of the period before. */
export const dayAt = (date: SQL, { from }: Period): SQL => sql`(${date} - ${from}::date)`

/** The date this many days after another. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
}
