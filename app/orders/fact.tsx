import type { ReactNode } from 'react'

/** A fact with its name above it. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <dl>
      <dt className="mb-1 text-small text-ink-soft">{name}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </dl>
  )
}
