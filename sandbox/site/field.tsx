import { ChevronDown } from 'lucide'
import type { InputHTMLAttributes, ReactNode, SelectHTMLAttributes } from 'react'
import { Icon } from '#app/ui/icon.tsx'

interface Framed {
  name: string
  label: ReactNode
  error: string | undefined
  /** True for the first invalid field: it gets the focus. */
  isFirstWrong: boolean
  hint?: string
  /** The error when the field is left with an entry that its constraints refuse. */
  whenLeft?: string
  className?: string
}

function describedBy({ name, error, hint }: Omit<Framed, 'isFirstWrong' | 'whenLeft'>): string | undefined {
  return [error && `${name}-error`, hint && `${name}-hint`].filter(Boolean).join(' ') || undefined
}

function Frame({ children, ...framed }: Omit<Framed, 'isFirstWrong'> & { children: ReactNode }) {
  const { name, label, error, hint, whenLeft, className } = framed
  return (
    <div className={['field', className].filter(Boolean).join(' ')}>
      <label htmlFor={name}>{label}</label>
      {children}
      {hint && (
        <p className="hint" id={`${name}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className="error" id={`${name}-error`}>
          {error}
        </p>
      )}
      {!error && whenLeft && (
        <div className="when-left" aria-live="polite">
          <p className="error">{whenLeft}</p>
        </div>
      )}
    </div>
  )
}

/** A text field with its label and error. */
export function SandboxField({
  label,
  error,
  isFirstWrong,
  hint,
  whenLeft,
  className,
  ...input
}: Framed & Omit<InputHTMLAttributes<HTMLInputElement>, 'name' | 'className'>) {
  const framed = { name: input.name, label, error, hint, whenLeft, className }
  return (
    <Frame {...framed}>
      <input
        id={input.name}
        maxLength={254}
        {...input}
        {...(isFirstWrong && { autoFocus: true })}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(framed)}
      />
    </Frame>
  )
}

/** A select with its label and error. */
export function SandboxSelect({
  label,
  error,
  isFirstWrong,
  hint,
  whenLeft,
  className,
  children,
  ...select
}: Framed & Omit<SelectHTMLAttributes<HTMLSelectElement>, 'name' | 'className'>) {
  const framed = { name: select.name, label, error, hint, whenLeft, className }
  return (
    <Frame {...framed}>
      <span className="select">
        <select
          id={select.name}
          {...select}
          {...(isFirstWrong && { autoFocus: true })}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(framed)}
        >
          {children}
        </select>
        <Icon of={ChevronDown} size={18} />
      </span>
    </Frame>
  )
}
