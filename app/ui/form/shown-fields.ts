import type { FormFields } from '#contract/check-form.ts'
import { fieldId } from './form-state.ts'

/** The fields that have a control in the form: others depend on a choice that was not made, and are not validated. */
export function shownFields(fields: FormFields, { elements }: HTMLFormElement, id: string): FormFields {
  const isShown = (name: string) => elements.namedItem(name) !== null || elements.namedItem(fieldId(id, name)) !== null
  return Object.fromEntries(Object.entries(fields).filter(([name]) => isShown(name)))
}
