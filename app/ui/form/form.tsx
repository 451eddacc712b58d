import type { ReactNode } from 'react'
import type { FormFields } from '#contract/check-form.ts'
import type { FormState } from './form-state.ts'

interface FormProps<F extends FormFields> {
  of: FormState<F>
  /** Where the form goes without JavaScript; without it a press before the page answers is kept until it does. */
  action?: string
  className?: string
  children: ReactNode
}

/** The element around the fields of `useForm`; Enter sends it. */
export function Form<F extends FormFields>({ of, action, className, children }: FormProps<F>) {
  return (
    <form
      {...of.props}
      method="post"
      action={action}
      data-needs-script={action === undefined || undefined}
      noValidate
      aria-busy={of.isBusy || undefined}
      className={className}
    >
      {children}
    </form>
  )
}
