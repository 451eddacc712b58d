import { CircleAlert } from 'lucide'
import { Fragment, type ReactNode } from 'react'
import type { FormFields } from '#contract/check-form.ts'
import { Icon } from '../icon.tsx'
import { type FormState, fieldId } from './form-state.ts'

interface FormSummaryProps<F extends FormFields> {
  of: FormState<F>
  /** The next step, such as a link. */
  children?: ReactNode
  /** Leaves out a single error that is shown at its field, such as in a row. */
  isBrief?: boolean
}

/** The error of a form, with links to its fields if there are several; it gets the focus. */
export function FormSummary<F extends FormFields>({
  of: { id, fields, errors, sentence, isAlert },
  children,
  isBrief = false,
}: FormSummaryProps<F>) {
  const names = Object.keys(fields).filter((name) => errors[name])
  if (!sentence || (isBrief && names.length === 1)) return null
  return (
    <div
      data-form-summary
      role={isAlert ? 'alert' : undefined}
      tabIndex={-1}
      className="flex items-start gap-2 border-l-2 border-accent bg-linen px-4 py-3 outline-none"
    >
      <Icon of={CircleAlert} size={20} className="mt-0.5 shrink-0 text-accent" />
      <div className="min-w-0">
        <p>
          {sentence} {children}
        </p>
        {names.length > 1 && (
          <p className="mt-1 text-small">
            {names.map((name, at) => (
              <Fragment key={name}>
                {at > 0 && ', '}
                <a
                  href={`#${fieldId(id, name)}`}
                  className="link target"
                  onClick={(event) => {
                    event.preventDefault()
                    document.getElementById(fieldId(id, name))?.focus()
                  }}
                >
                  {fields[name]?.label}
                </a>
              </Fragment>
            ))}
          </p>
        )}
      </div>
    </div>
  )
}
