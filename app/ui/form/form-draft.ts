import { drafts } from '#app/state/drafts.ts'
import type { FormField, FormFields, FormValues } from '#contract/check-form.ts'

/** The unsent values of a form, and the values they were edited from. */
interface FormDraft {
  values: Readonly<Record<string, string>>
  begin: Readonly<Record<string, string>>
}

const beginMark = 'from:'

/** Stores the values that differ from `begin`; never passwords and codes of a login. */
export function storeDraft(draft: string, fields: FormFields, values: FormValues, begin: FormValues): void {
  const edited = Object.keys(fields).filter((name) => values[name] !== begin[name] && !isSecret(fields[name]))
  const entries = edited.flatMap((name) => [
    [name, values[name] ?? ''],
    [`${beginMark}${name}`, begin[name] ?? ''],
  ])
  if (edited.length === 0) drafts.forget(draft)
  else drafts.set(draft, Object.fromEntries(entries))
}

const isSecret = (field?: FormField) => field?.control === 'password' || field?.autoComplete === 'one-time-code'

export function readDraft(draft: string): FormDraft {
  const entries = Object.entries(drafts.get(draft))
  const isBegin = ([name]: [string, string]) => name.startsWith(beginMark)
  return {
    values: Object.fromEntries(entries.filter((entry) => !isBegin(entry))),
    begin: Object.fromEntries(entries.filter(isBegin).map(([name, value]) => [name.slice(beginMark.length), value])),
  }
}
