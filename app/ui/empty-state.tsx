import type { ReactNode } from 'react'

/** An empty state: what is missing, and next steps. */
export function EmptyState({ title, text, children }: { title: ReactNode; text?: ReactNode; children?: ReactNode }) {
  return (
    <div className="flex flex-col items-center px-4 py-14 text-center">
      <EmptyFrame />
      <p className="display mt-8 text-title wrap-anywhere">{title}</p>
      {text && <p className="mt-3 max-w-text text-balance text-ink-soft">{text}</p>}
      {children && <div className="mt-8 flex flex-wrap items-center justify-center gap-x-6 gap-y-4">{children}</div>}
    </div>
  )
}

/** A frame without lenses. */
function EmptyFrame() {
  return (
    <svg aria-hidden viewBox="0 0 240 96" className="w-44 stroke-ink" fill="none" strokeWidth="1.5">
      <path d="M22 20h82v30c0 20-14 32-36 32C40 82 22 66 22 44z" />
      <path d="M218 20h-82v30c0 20 14 32 36 32 28 0 46-16 46-38z" />
      <path d="M104 30c8-7 24-7 32 0" />
      <path d="M22 26 6 34M218 26l16 8" />
      <path d="M40 34l16-6M154 34l16-6" className="stroke-accent" />
    </svg>
  )
}
