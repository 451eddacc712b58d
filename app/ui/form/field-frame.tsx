import { CircleAlert } from 'lucide'
import { type ReactNode, useId } from 'react'
import { uiMessages } from '#messages/en-US/ui.ts'
import { Icon } from '../icon.tsx'

export interface FieldFrameProps {
  label: string
  /** The error below an invalid field; it is announced with the field. */
  error?: string | null
  /** The hint below the label. */
  hint?: ReactNode
  /** Adds "optional" to the label. */
  isOptional?: boolean | undefined
  /** Generated if omitted. */
  id?: string | undefined
}

interface Wired {
  id: string
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

/** Label, hint and error around a control, associated with it for assistive technology. */
export function FieldFrame({
  label,
  error,
  hint,
  isOptional = false,
  id: given,
  className = '',
  children,
}: FieldFrameProps & { className?: string | undefined; children: (wired: Wired) => ReactNode }) {
  const own = useId()
  const id = given ?? own
  const describedBy = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1.5 flex justify-between gap-4 text-small font-medium">
        {label}
        {isOptional && <span className="font-normal text-ink-soft">{uiMessages.optional}</span>}
      </label>
      {children({ id, 'aria-invalid': error ? true : undefined, 'aria-describedby': describedBy || undefined })}
      {error && (
        <p id={`${id}-error`} className="mt-1.5 flex items-start gap-1.5 text-small text-accent">
          <Icon of={CircleAlert} size={16} strokeWidth={1.75} className="mt-0.5 shrink-0" />
          {error}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-small text-ink-soft">
          {hint}
        </p>
      )}
    </div>
  )
}

/** The classes of every text control and select. */
export const controlClass =
  'w-full min-h-12 rounded-small border border-line-strong bg-chalk px-3.5 text-base text-ink transition-colors placeholder:text-ink-soft hover:border-ink focus:border-ink disabled:bg-linen disabled:text-ink-soft aria-invalid:border-accent'
