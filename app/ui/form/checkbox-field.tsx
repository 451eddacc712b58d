import { type ComponentProps, type ReactNode, useId } from 'react'

interface CheckboxFieldProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode
  error?: string | null
  hint?: ReactNode
  /** `radio` for one of several options. */
  type?: 'checkbox' | 'radio'
}

/** A checkbox or radio button with its label. */
export function CheckboxField({
  label,
  error,
  hint,
  className = '',
  type = 'checkbox',
  id: given,
  ...input
}: CheckboxFieldProps) {
  const own = useId()
  const id = given ?? own
  const describedBy = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return (
    <div className={className || undefined}>
      <label className="tick">
        <input
          {...input}
          id={given ?? (describedBy ? id : undefined)}
          type={type}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy || undefined}
        />
        <span>{label}</span>
      </label>
      {error && (
        <p id={`${id}-error`} className="text-small text-accent">
          {error}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className="text-small text-ink-soft">
          {hint}
        </p>
      )}
    </div>
  )
}
