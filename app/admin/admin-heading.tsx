import type { ReactNode } from 'react'

/** The heading of an admin page, with its actions. */
export function AdminHeading({
  children,
  lead,
  actions,
}: {
  children: ReactNode
  lead?: ReactNode
  actions?: ReactNode
}) {
  return (
    <header className="mb-6 lg:mb-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
      <div className={`min-w-0 grow ${lead ? 'basis-72' : ''}`}>
        <h1 className="display text-title wrap-anywhere">{children}</h1>
        {lead && <div className="mt-1 text-small text-pretty text-ink-soft">{lead}</div>}
      </div>
      {actions && <div className="flex flex-wrap items-center gap-3">{actions}</div>}
    </header>
  )
}
