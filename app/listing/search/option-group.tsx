import { type ReactNode, useId } from 'react'

/** Options under a heading. In a list of options only its name may be a heading, not an element of its own. */
export function OptionGroup({
  title,
  className = '',
  children,
}: {
  title: string
  className?: string
  children: ReactNode
}) {
  const id = useId()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls of a form
    <div role="group" aria-labelledby={id} className={className}>
      <p id={id} role="presentation" className="mb-2 text-small text-ink-soft">
        {title}
      </p>
      {children}
    </div>
  )
}
