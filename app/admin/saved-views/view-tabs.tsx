import { Link } from 'react-router'
import { adminTableMessages } from '#messages/en-US/admin/table.ts'
import { useViews } from './use-views.ts'

/** The saved views of a list as tabs; nothing while there are none. */
export function ViewTabs({ name, query }: { name: string; query: string }) {
  const found = useViews(query)
  if (!found || found.views.length === 0) return null
  const usual = { _id: '', name: adminTableMessages.views.usual, query: '' }
  const current = query === '' ? usual : found.current
  return (
    <nav
      aria-label={adminTableMessages.views.of(name)}
      className="mb-2 flex gap-x-5 overflow-x-auto text-small print:hidden"
    >
      {[usual, ...found.views].map((view) => (
        <Link
          key={view._id}
          to={`?${view.query}`}
          aria-current={view._id === current?._id ? 'true' : undefined}
          className="flex min-h-11 shrink-0 items-center border-b-2 border-transparent whitespace-nowrap hover:border-line-strong aria-[current]:border-ink aria-[current]:font-medium lg:min-h-9"
        >
          {view.name}
        </Link>
      ))}
    </nav>
  )
}
