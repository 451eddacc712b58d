import type { ReactNode } from 'react'

/** A labeled value. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <dl>
      <dt className="mb-1 text-small text-ink-soft">{name}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </dl>
  )
}
