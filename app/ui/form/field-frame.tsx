import { CircleAlert } from 'lucide'
import { type ReactNode, useId } from 'react'
import { Icon } from '../icon.tsx'

export interface FieldFrameProps {
  label: string
  /** The sentence under a field that is not right; it turns the field's line and is read with it. */
  error?: string | null
  /** What helps before typing. */
  hint?: ReactNode
  /** Says "optional" beside the label. */
  isOptional?: boolean | undefined
  /** One of its own where none is given. */
  id?: string | undefined
}

interface Wired {
  id: string
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

/** Label, hint and error around a control, tied to it for assistive technology. */
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
        {isOptional && <span className="font-normal text-ink-soft">optional</span>}
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

/** How everything looks that is typed into or chosen from. */
export const controlClass =
  'w-full min-h-12 rounded-small border border-line-strong bg-chalk px-3.5 text-base text-ink transition-colors placeholder:text-ink-soft hover:border-ink focus:border-ink disabled:bg-linen disabled:text-ink-soft aria-invalid:border-accent'
