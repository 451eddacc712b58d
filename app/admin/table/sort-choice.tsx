import { ArrowDown, ArrowUp } from 'lucide'
import { Link } from 'react-router'
import { Icon } from '#app/ui/icon.tsx'
import { adminTableMessages } from '#messages/en-US/admin/table.ts'
import type { Column } from './column.ts'
import { closeMenu, PopMenu } from './pop-menu.tsx'
import { sortLink } from './sort-link.ts'
import type { TableQuery } from './table-filter.tsx'

interface SortChoiceProps<Row> {
  columns: readonly Column<Row>[]
  query: TableQuery
  usualSort: string | undefined
}

/** Sorts a list on phones, where its cards have no heads; a press on the column it is sorted by turns it round. */
export function SortChoice<Row>({ columns, query, usualSort }: SortChoiceProps<Row>) {
  const sortable = columns.flatMap(({ key, label, sort }) => (sort ? [{ key, label, sort }] : []))
  if (sortable.length === 0) return null
  return (
    <PopMenu label={adminTableMessages.sort} className="sm:hidden">
      <ul>
        {sortable.map(({ key, label, sort }) => {
          const { direction, to } = sortLink(sort, query, usualSort)
          return (
            <li key={key}>
              <Link
                to={to}
                preventScrollReset
                aria-label={adminTableMessages.sortBy(label)}
                aria-current={direction ? 'true' : undefined}
                className="flex min-h-11 items-center justify-between gap-2"
                onClick={({ currentTarget }) => closeMenu(currentTarget.closest('details'))}
              >
                {label}
                {direction && <Icon of={direction === 'asc' ? ArrowUp : ArrowDown} size={16} />}
              </Link>
            </li>
          )
        })}
      </ul>
    </PopMenu>
  )
}
