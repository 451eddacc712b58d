import { Link } from 'react-router'
import { adminTableMessages } from '#messages/en-US/admin/table.ts'
import { queryOf } from './list-query.ts'

interface ListTabsProps {
  /** What is listed. */
  name: string
  /** The query parameter that holds the chosen tab; the first tab has no value. */
  param: string
  tabs: readonly { value?: string; label: string }[]
  tab: string | undefined
  /** Other query parameters that stay when another tab is chosen. */
  keep?: Record<string, string | undefined>
}

/** The tabs of a list; the choice is in the address. */
export function ListTabs({ name, param, tabs, tab, keep = {} }: ListTabsProps) {
  return (
    <nav aria-label={adminTableMessages.filterBy(name)} className="mt-2 flex flex-wrap gap-x-6 text-small lg:mt-0">
      {tabs.map((each) => (
        <Link
          key={each.value ?? ''}
          to={`?${queryOf({ ...keep, [param]: each.value })}`}
          aria-current={each.value === tab ? 'true' : undefined}
          className="target flex min-h-11 min-w-6 lg:min-h-9 items-center aria-[current]:font-medium aria-[current]:underline"
        >
          {each.label}
        </Link>
      ))}
    </nav>
  )
}
