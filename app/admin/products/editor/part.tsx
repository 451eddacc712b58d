import type { ReactNode } from 'react'

/** A part of a product's page with its own heading. */
export function Part({ title, className = '', children }: { title: string; className?: string; children: ReactNode }) {
  return (
    <section aria-label={title} className={className}>
      <h2 className="mb-4 text-lead font-medium">{title}</h2>
      {children}
    </section>
  )
}
