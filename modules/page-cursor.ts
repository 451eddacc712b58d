import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { invalid } from '#contract/errors.ts'
import { apiErrorsMessages } from '#messages/en-US/api/errors.ts'

const shape = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z)_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/

/** The position of a row in a list, newest first: its time in microseconds, and its id. */
export function cursorOf(at: SQLWrapper, id: SQLWrapper): SQL<string> {
  return sql<string>`to_char(${at} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') || '_' || ${id}`
}

/** The rows after a cursor in a list, newest first by default. Refuses an invalid cursor. */
export function isAfterCursor(
  at: SQLWrapper,
  id: SQLWrapper,
  cursor: string,
  direction: 'newest' | 'oldest' = 'newest',
): SQL {
  const found = shape.exec(cursor)
  if (!found) throw invalid(apiErrorsMessages.noSuchPage)
  const place = sql`(${found[1]}::timestamptz, ${found[2]}::uuid)`
  return direction === 'newest' ? sql`(${at}, ${id}) < ${place}` : sql`(${at}, ${id}) > ${place}`
}

/**
 * The order of such a list. Both columns of the indexes are descending, nulls last, and are read in either direction;
 * but only if the order says so too, even for columns that are never null.
 */
export function inOrder(at: SQLWrapper, id: SQLWrapper, direction: 'newest' | 'oldest' = 'newest'): SQL[] {
  const way = direction === 'newest' ? sql`desc nulls last` : sql`asc nulls first`
  return [sql`${at} ${way}`, sql`${id} ${way}`]
}
