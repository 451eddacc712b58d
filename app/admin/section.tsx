import { type ReactNode, useId } from 'react'

/** A part of an admin screen under a heading of its own. */
export function Section({ title, children }: { title: ReactNode; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="display mb-3 text-lead">
        {title}
      </h2>
      {children}
    </section>
  )
}
