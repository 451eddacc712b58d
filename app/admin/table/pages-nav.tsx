import { Link } from 'react-router'
import { adminTableMessages } from '#messages/en-US/admin/table.ts'
import { queryOf } from '../list-query.ts'
import { tableButton } from './table-button.ts'
import type { TableQuery } from './table-filter.tsx'

interface PagesNavProps {
  name: string
  query: TableQuery
  after: string | undefined
  next: string | null
}

/** The links to the next and to the first page of a list. */
export function PagesNav({ name, query, after, next }: PagesNavProps) {
  if (!after && !next) return null
  return (
    <nav aria-label={name} className="mt-4 flex flex-wrap gap-2 print:hidden">
      {after && (
        <Link to={`?${queryOf(query)}`} className={tableButton}>
          {adminTableMessages.first}
        </Link>
      )}
      {next && (
        <Link to={`?${queryOf({ ...query, after: next })}`} className={tableButton}>
          {adminTableMessages.next}
        </Link>
      )}
    </nav>
  )
}
