import { ArrowDown, ArrowUp } from 'lucide'
import { Link } from 'react-router'
import { Icon } from '#app/ui/icon.tsx'
import { adminTableMessages } from '#messages/en-US/admin/table.ts'
import type { Column } from './column.ts'
import { sortLink } from './sort-link.ts'
import type { TableQuery } from './table-filter.tsx'

interface SortHeadProps<Row> {
  column: Column<Row>
  query: TableQuery
  usualSort: string | undefined
  className: string
}

const words = { asc: 'ascending', desc: 'descending' } as const

/** The head of a column; a press sorts by it, the next one the other way round. */
export function SortHead<Row>({ column: { label, sort }, query, usualSort, className }: SortHeadProps<Row>) {
  const common = `px-1.5 py-1 text-start max-sm:hidden xl:px-2 font-normal first:pl-0 last:pr-0 ${className}`
  if (!sort) {
    return (
      <th scope="col" className={common}>
        {label}
      </th>
    )
  }
  const { direction, to } = sortLink(sort, query, usualSort)
  return (
    <th scope="col" aria-sort={direction ? words[direction] : undefined} className={common}>
      <Link
        to={to}
        preventScrollReset
        aria-label={adminTableMessages.sortBy(label)}
        className="inline-flex min-h-7 items-center gap-1 hover:text-ink"
      >
        {label}
        {direction && <Icon of={direction === 'asc' ? ArrowUp : ArrowDown} size={14} />}
      </Link>
    </th>
  )
}
