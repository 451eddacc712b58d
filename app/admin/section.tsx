import { type ReactNode, useId } from 'react'

/** A section of an admin page with its own heading. */
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
