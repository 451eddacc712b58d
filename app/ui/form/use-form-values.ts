import { type RefObject, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { drafts } from '#app/state/drafts.ts'
import type { FormFields, FormValues } from '#contract/check-form.ts'
import { readDraft, storeDraft } from './form-draft.ts'
import type { FormOptions } from './form-state.ts'

/** The values of a form and the values they are based on; unsent text is stored under `draft`. */
export function useFormValues<F extends FormFields>(
  { fields, initial, draft, answer }: FormOptions<F>,
  element: RefObject<HTMLFormElement | null>,
) {
  const given = whole(fields, initial)
  const [followed, setFollowed] = useState(given)
  const [begin, setBegin] = useState(given)
  const [values, setValues] = useState(() => whole(fields, { ...given, ...answer?.values }))
  const latest = useRef({ values, begin })
  const isDirty = differ(fields, values, begin)

  if (!isDirty && differ(fields, given, followed)) {
    setFollowed(given)
    setBegin(given)
    setValues(given)
  }
  useLayoutEffect(() => {
    latest.current = { values, begin }
  }, [values, begin])

  function put(next: FormValues<F>, from: FormValues<F>) {
    latest.current = { values: next, begin: from }
    setValues(next)
    setBegin(from)
    if (draft) storeDraft(draft, fields, next, from)
  }

  // Values typed before hydration, and unsent ones, take precedence over rendered ones.
  const restore = useEffectEvent(() => {
    const left = draft && !answer ? readDraft(draft) : { values: {}, begin: {} }
    const typed = element.current ? typedIn(fields, element.current, values) : {}
    const next = whole(fields, { ...values, ...left.values, ...typed })
    if (differ(fields, next, values)) put(next, whole(fields, { ...begin, ...left.begin }))
  })
  useLayoutEffect(() => restore(), [])

  return {
    values,
    begin,
    isDirty,
    stale: isDirty ? Object.keys(fields).filter((name) => given[name] !== begin[name]) : [],
    latest,
    change: (changes: Partial<FormValues<F>>) => put({ ...latest.current.values, ...changes }, latest.current.begin),
    reset: (to?: Partial<FormValues<F>>) => {
      const next = whole(fields, { ...latest.current.begin, ...to })
      put(next, next)
    },
    rebase(to: Partial<FormValues<F>>, sent: Partial<FormValues<F>> = {}) {
      const { values: typed, begin: before } = latest.current
      // What is saved may have more fields than the form had.
      const next = { ...whole(fields, before), ...to } as FormValues<F>
      const isEdited = ([name, value]: [string, string]) => value !== before[name] && value.trim() !== sent[name]
      const edited = Object.fromEntries(Object.entries(typed).filter(isEdited))
      put({ ...next, ...edited }, next)
    },
    forget: () => draft && drafts.forget(draft),
  }
}

/** The values in the controls that differ from the rendered ones. */
function typedIn(fields: FormFields, element: HTMLFormElement, rendered: FormValues): Record<string, string> {
  const found = new FormData(element)
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, { control }]) => {
      const value = found.get(name) ?? (control === 'checkbox' ? '' : rendered[name])
      return typeof value === 'string' && value !== rendered[name] ? [[name, value]] : []
    }),
  )
}

function whole<F extends FormFields>(
  fields: F,
  values: Readonly<Record<string, string | undefined>> = {},
): FormValues<F> {
  return Object.fromEntries(Object.keys(fields).map((name) => [name, values[name] ?? ''])) as FormValues<F>
}

const differ = (fields: FormFields, one: FormValues, other: FormValues) =>
  Object.keys(fields).some((name) => one[name] !== other[name])
