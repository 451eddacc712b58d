import { queryOf } from '../list-query.ts'
import type { Column } from './column.ts'
import type { TableQuery } from './table-filter.tsx'

/** How a list is sorted by a column now, if it is, and the address that sorts by it or the other way round. */
export function sortLink<Row>(
  sort: NonNullable<Column<Row>['sort']>,
  query: TableQuery,
  usualSort: string | undefined,
) {
  const now = query.sort ?? usualSort
  const direction = now === sort.asc ? ('asc' as const) : now === sort.desc ? ('desc' as const) : null
  const next = direction === null ? sort[sort.first] : sort[direction === 'asc' ? 'desc' : 'asc']
  return { direction, to: `?${queryOf({ ...query, sort: next === usualSort ? undefined : next })}` }
}
