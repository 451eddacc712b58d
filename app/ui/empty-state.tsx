import type { ReactNode } from 'react'

/** An empty state: what is missing, and next steps. */
export function EmptyState({ title, text, children }: { title: ReactNode; text?: ReactNode; children?: ReactNode }) {
  return (
    <div className="flex flex-col items-center px-4 py-14 text-center">
      <EmptyHanger />
      <p className="display mt-8 text-title wrap-anywhere">{title}</p>
      {text && <p className="mt-3 max-w-text text-balance text-ink-soft">{text}</p>}
      {children && <div className="mt-8 flex flex-wrap items-center justify-center gap-x-6 gap-y-4">{children}</div>}
    </div>
  )
}

/** A hanger without a garment. */
function EmptyHanger() {
  return (
    <svg
      aria-hidden
      viewBox="0 0 240 96"
      className="w-44 max-w-full stroke-ink"
      fill="none"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d="M120 42 32 80c-7 3-5 11 3 11h170c8 0 10-8 3-11z" />
      <path d="M120 42v-6c0-6 11-8 11-19a11 11 0 0 0-22 0" className="stroke-accent" />
    </svg>
  )
}
