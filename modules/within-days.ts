import { and, gte, lt, type SQL, type SQLWrapper, sql } from 'drizzle-orm'

interface Days {
  from?: string | undefined
  until?: string | undefined
}

/** The moments of whole days (ISO dates) in a time zone, both ends included; undefined without any. */
export function withinDays(at: SQLWrapper, { from, until }: Days, timeZone: string): SQL | undefined {
  const midnight = (date: string, days: number) =>
    sql`(${date}::date + ${days}::int)::timestamp at time zone ${timeZone}::text`
  return and(from ? gte(at, midnight(from, 0)) : undefined, until ? lt(at, midnight(until, 1)) : undefined)
}
