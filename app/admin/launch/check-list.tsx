import { Check, Circle } from 'lucide'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Icon } from '#app/ui/icon.tsx'
import { adminLaunchMessages } from '#messages/en-US/admin/launch.ts'

interface CheckedItem {
  name: string
  title: string
  isDone: boolean
  found: string
  advice: string
  link: { to: string; label: string } | null
}

interface CheckListProps<Item extends CheckedItem> {
  items: readonly Item[]
  /** What an item has beside its link. */
  actions?: (item: Item) => ReactNode
}

/** What was checked: whether it is done, what was found, and where to do it. */
export function CheckList<Item extends CheckedItem>({ items, actions }: CheckListProps<Item>) {
  return (
    <ul className="max-w-3xl divide-y divide-line border-y border-line">
      {items.map((item) => (
        <li key={item.name} className="grid grid-cols-[1.5rem_1fr] gap-x-3 py-4">
          <Icon of={item.isDone ? Check : Circle} size={20} className={`mt-0.5 ${item.isDone ? '' : 'text-accent'}`} />
          <div className="min-w-0">
            <h3 className="font-medium">
              {item.title}{' '}
              <span className={`text-small font-normal ${item.isDone ? 'text-ink-soft' : 'text-accent'}`}>
                {item.isDone ? adminLaunchMessages.done : adminLaunchMessages.open}
              </span>
            </h3>
            <p className="mt-1 text-small wrap-anywhere text-ink-soft">{item.found}</p>
            {item.advice && <p className="mt-1 text-small wrap-anywhere">{item.advice}</p>}
            {(item.link || actions) && (
              <div className="flex flex-wrap items-center gap-x-6">
                {item.link && (
                  <Link to={item.link.to} className="link inline-block py-2 text-small">
                    {item.link.label}
                  </Link>
                )}
                {actions?.(item)}
              </div>
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}
