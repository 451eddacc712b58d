import { Link } from 'react-router'
import { uiMessages } from '#messages/en-US/ui.ts'

export interface Crumb {
  label: string
  /** Omitted on the last one, the current page. */
  to?: string
}

/** Breadcrumbs from home to this page. */
export function Breadcrumb({ crumbs, className = '' }: { crumbs: readonly Crumb[]; className?: string }) {
  return (
    <nav aria-label={uiMessages.breadcrumb} className={`text-small text-ink-soft ${className}`}>
      <ol className="flex flex-wrap items-center gap-x-2">
        {crumbs.map((crumb, at) => (
          <li key={crumb.label} className="flex items-center gap-x-2">
            {crumb.to ? (
              <Link
                to={crumb.to}
                prefetch="intent"
                className="inline-flex min-h-8 items-center transition-colors hover:text-accent"
              >
                {crumb.label}
              </Link>
            ) : (
              <span aria-current="page" className="text-ink">
                {crumb.label}
              </span>
            )}
            {at < crumbs.length - 1 && <span aria-hidden>/</span>}
          </li>
        ))}
      </ol>
    </nav>
  )
}
