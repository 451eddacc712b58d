import type { ReactNode } from 'react'

/** A screen's heading and introduction. */
export function PageTitle({
  children,
  lead,
  className = '',
}: {
  children: ReactNode
  lead?: ReactNode
  className?: string
}) {
  return (
    <header className={`mb-10 ${className}`}>
      <h1 className="display text-display wrap-anywhere">{children}</h1>
      {lead && <p className="mt-4 max-w-text text-lead text-ink-soft">{lead}</p>}
    </header>
  )
}
