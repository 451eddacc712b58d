import type { ReactNode } from 'react'

interface ListingHeaderProps {
  title: string
  /** The number of products, in words; null while nothing was searched for. */
  count: string | null
  /** Beside the title on large screens, below it on others. */
  children: ReactNode
}

/** The title of a listing, the number of its products, and the way to its neighbors, in as few lines as fit. */
export function ListingHeader({ title, count, children }: ListingHeaderProps) {
  return (
    <header className="flex flex-wrap items-center justify-between gap-x-12 gap-y-1">
      <div className="flex flex-wrap items-baseline gap-x-4">
        <h1 className="display text-title wrap-anywhere">{title}</h1>
        {count !== null && <p className="text-ink-soft tabular-nums">{count}</p>}
      </div>
      <div className="max-w-full max-lg:w-full [&>search]:mb-3 max-lg:[&>search]:mt-2">{children}</div>
    </header>
  )
}
