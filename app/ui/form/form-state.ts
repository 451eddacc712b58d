import type { FocusEvent, RefObject, SubmitEvent } from 'react'
import type { FormAnswer, FormErrors, FormFields, FormValues } from '#contract/check-form.ts'

export interface FormOptions<F extends FormFields> {
  fields: F
  /** Sends the values once they are valid. A refusal (`RefusedError`) is shown in the summary and at its field. */
  submit: (values: FormValues<F>) => unknown
  /** The initial values, '' by default; changes are followed as long as nothing is edited. */
  initial?: Partial<FormValues<F>> | undefined
  /** The error when a field is empty; without it the errors are counted. */
  missing?: string
  /** The name under which unsent text survives leaving and returning; passwords are never stored. */
  draft?: string
  /** Whether a page that asks before it is left does so for what is typed; without a `draft` it does, by default. */
  asksBeforeLeaving?: boolean
  /** The server's response where the form was sent without JavaScript, or by a fetcher. */
  answer?: FormAnswer | undefined
  /** Shows errors in the form only, without a toast, such as in a dialog, which the toast would cover. */
  isQuiet?: boolean
}

/** The state of a form: its values, its errors, and the functions that change them. */
export interface FormState<F extends FormFields = FormFields> extends FormErrors {
  id: string
  fields: F
  values: FormValues<F>
  /** What the values were edited from. */
  begin: FormValues<F>
  /** The fields whose `initial` has changed since the form was edited: another admin saved them meanwhile. */
  stale: readonly string[]
  /** Whether the summary is announced; otherwise a toast is. */
  isAlert: boolean
  isBusy: boolean
  /** Whether any value differs from the initial ones. */
  isDirty: boolean
  set: (changes: Partial<FormValues<F>>) => void
  /** Resets to the initial values, or to other ones from now on; unsent text is forgotten. */
  reset: (to?: Partial<FormValues<F>>) => void
  /** Bases the edits on other values; edited fields stay, except those that were just `sent`. */
  rebase: (to: Partial<FormValues<F>>, sent?: Partial<FormValues<F>>) => void
  props: {
    ref: RefObject<HTMLFormElement | null>
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => void
    onBlur: (event: FocusEvent<HTMLFormElement>) => void
  }
}

/** The id of a field in its form. */
export const fieldId = (form: string, name: string) => `${form}-${name}`
