import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { invalid } from '#contract/errors.ts'
import type { ages } from '#contract/list-order.ts'
import { apiErrorsMessages } from '#messages/en-US/api/errors.ts'

export type Direction = (typeof ages)[number]

const shape = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z)_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/

/** The position of a row in a list, newest first: its time in microseconds, and its id. */
export function cursorOf(at: SQLWrapper, id: SQLWrapper): SQL<string> {
  return sql<string>`to_char(${at} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') || '_' || ${id}`
}

/** The rows after a cursor in a list, newest first by default. Refuses an invalid cursor. */
export function isAfterCursor(at: SQLWrapper, id: SQLWrapper, cursor: string, direction: Direction = 'newest'): SQL {
  const [, time = '', key = ''] = shape.exec(cursor) ?? []
  if (!isMoment(time)) throw invalid(apiErrorsMessages.noSuchPage)
  const place = sql`(${time}::timestamptz, ${key}::uuid)`
  return direction === 'newest' ? sql`(${at}, ${id}) < ${place}` : sql`(${at}, ${id}) > ${place}`
}

// A cursor comes from a URL: what PostgreSQL would not read as a time must not reach it.
function isMoment(time: string): boolean {
  const read = new Date(time)
  if (Number.isNaN(read.getTime()) || time.startsWith('0000')) return false
  // February 30 is read as March 2.
  return read.toISOString().slice(0, 19) === time.slice(0, 19)
}

/**
 * The order of such a list. Both columns of the indexes are descending, nulls last, and are read in either direction;
 * but only if the order says so too, even for columns that are never null.
 */
export function inOrder(at: SQLWrapper, id: SQLWrapper, direction: Direction = 'newest'): SQL[] {
  const way = direction === 'newest' ? sql`desc nulls last` : sql`asc nulls first`
  return [sql`${at} ${way}`, sql`${id} ${way}`]
}
