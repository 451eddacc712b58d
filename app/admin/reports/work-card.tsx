import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { formatNumber } from './format.ts'

interface WorkCardProps {
  title: string
  count: number
  /** The first items, a line each. */
  children: ReactNode
  /** The link to all items. */
  all?: { to: string; label: string }
  /** True for failures. */
  isTrouble?: boolean
}

/** Open tasks of one kind: their count, the first of them, and a link to all. */
export function WorkCard({ title, count, children, all, isTrouble = false }: WorkCardProps) {
  return (
    <section aria-label={title} className={`min-w-0 border-t-2 pt-4 ${isTrouble ? 'border-accent' : 'border-ink'}`}>
      <h3 className="flex items-baseline justify-between gap-4 font-medium">
        {title}
        <span className="display text-title tabular-nums">{formatNumber(count)}</span>
      </h3>
      <ul className="mt-2 divide-y divide-line text-small">{children}</ul>
      {all && (
        <Link to={all.to} className="link mt-1 inline-flex min-h-11 items-center text-small">
          {all.label}
        </Link>
      )}
    </section>
  )
}

/** A line of a card: the item, and since when. */
export function WorkLine({ children, at }: { children: ReactNode; at: ReactNode }) {
  return (
    <li className="flex min-h-11 items-center justify-between gap-4 py-1">
      <span className="min-w-0 wrap-anywhere">{children}</span>
      <span className="shrink-0 text-ink-soft">{at}</span>
    </li>
  )
}
