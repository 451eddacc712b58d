import type { ReactNode } from 'react'
import type { FormFields } from '#contract/check-form.ts'
import type { FormState } from './form-state.ts'

interface FormProps<F extends FormFields> {
  of: FormState<F>
  /** The action without JavaScript; without one, a press before hydration is replayed afterwards. */
  action?: string
  className?: string
  /** Its name for screen readers, where there are several alike. */
  label?: string
  /** What Escape does, such as undoing what was typed in a row. */
  onEscape?: () => void
  children: ReactNode
}

/** The form element around the fields of `useForm`; Enter submits it. */
export function Form<F extends FormFields>({ of, action, className, label, onEscape, children }: FormProps<F>) {
  return (
    <form
      {...of.props}
      method="post"
      action={action}
      data-needs-script={action === undefined || undefined}
      noValidate
      aria-busy={of.isBusy || undefined}
      aria-label={label}
      className={className}
      onKeyDown={({ key }) => key === 'Escape' && onEscape?.()}
    >
      {children}
    </form>
  )
}
