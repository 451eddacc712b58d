import type { FocusEvent, RefObject, SubmitEvent } from 'react'
import type { FormAnswer, FormErrors, FormFields, FormValues } from '#contract/check-form.ts'

export interface FormOptions<F extends FormFields> {
  fields: F
  /** Sends what was typed once it is right. What it refuses (`RefusedError`) stands in the summary and at its field. */
  submit: (values: FormValues<F>) => unknown
  /** What stands in the fields at first, '' where nothing is said; followed as long as nothing is edited. */
  initial?: Partial<FormValues<F>> | undefined
  /** The sentence for a form with an empty field; without one the wrong fields are counted. */
  missing?: string
  /** The name under which unsent text survives leaving and coming back; passwords never do. */
  draft?: string
  /** What the server answered where the form was sent without JavaScript, or by a fetcher. */
  answer?: FormAnswer | undefined
  /** Says errors in the form alone, without a notice over the page. */
  isQuiet?: boolean
}

/** A form in hand: what stands in it, what is wrong with it, and how to change it. */
export interface FormState<F extends FormFields = FormFields> extends FormErrors {
  id: string
  fields: F
  values: FormValues<F>
  /** What the values were edited from; where it is not `initial`, somebody else changed that meanwhile. */
  begin: FormValues<F>
  /** Whether the summary is announced; otherwise a notice over the page is. */
  isAlert: boolean
  isBusy: boolean
  /** Whether anything differs from what stood there at first. */
  isDirty: boolean
  set: (changes: Partial<FormValues<F>>) => void
  /** Back to what stood there at first, or to other values from here on; unsent text is forgotten. */
  reset: (to?: Partial<FormValues<F>>) => void
  /** Goes on from other values; what was edited stays, unless it is what was just `sent`. */
  rebase: (to: Partial<FormValues<F>>, sent?: Partial<FormValues<F>>) => void
  props: {
    ref: RefObject<HTMLFormElement | null>
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => void
    onBlur: (event: FocusEvent<HTMLFormElement>) => void
  }
}

/** The id of a field in its form. */
export const fieldId = (form: string, name: string) => `${form}-${name}`
