import {
  type FocusEvent,
  type RefObject,
  type SubmitEvent,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { RefusedError } from '#app/api.ts'
import { drafts } from '#app/state/drafts.ts'
import {
  checkField,
  checkForm,
  type FormAnswer,
  type FormErrors,
  type FormFields,
  type FormValues,
  placeRefusal,
  readForm,
} from '#contract/check-form.ts'
import { toast } from '../toast/toast.ts'

interface FormOptions<F extends FormFields> {
  fields: F
  /** Sends what was typed once it is right. What it refuses (`RefusedError`) stands in the summary and at its field. */
  submit: (values: FormValues<F>) => unknown
  /** What stands in the fields at first; '' where nothing is said. */
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

const nothing: FormErrors = { errors: {}, sentence: '' }

/**
 * A form: checked field by field on leaving and whole on sending, sent once at a time. What fails loses nothing that was
 * typed, stands at its field and in the summary, and gets the focus. Render it with `Form`, `FormSummary`, `FormField`.
 */
export function useForm<F extends FormFields>(options: FormOptions<F>): FormState<F> {
  const { fields, submit, initial, missing, draft, answer, isQuiet = false } = options
  const id = useId()
  const element = useRef<HTMLFormElement>(null)
  const [begin, setBegin] = useState(() => whole(fields, initial))
  const [values, setValues] = useState(() => whole(fields, { ...begin, ...answer?.values }))
  const [wrong, setWrong] = useState<FormErrors>(answer ?? nothing)
  const [seen, setSeen] = useState(answer)
  const [isBusy, setBusy] = useState(false)
  const latest = useRef(values)
  const isSending = useRef(false)
  const lastToast = useRef(0)
  // Counts the failures, each of which moves the focus.
  const [failures, setFailures] = useState(answer ? 1 : 0)

  if (answer !== seen) {
    setSeen(answer)
    setWrong(answer ?? nothing)
    if (answer) setFailures(failures + 1)
  }

  function change(changes: Partial<FormValues<F>>) {
    latest.current = { ...latest.current, ...changes }
    setValues(latest.current)
    if (draft) drafts.set(draft, keepable(fields, latest.current))
    // Once it is marked, a field is cleared as soon as it is right.
    for (const name of Object.keys(changes)) if (wrong.errors[name]) recheck(name)
  }

  // What was typed before the page answered, and what was left unsent, lie over what the server rendered.
  const restore = useEffectEvent(() => {
    const typed = element.current ? new FormData(element.current) : null
    const left = draft && !answer ? drafts.get(draft) : {}
    const found = Object.entries(fields).flatMap(([name, { control }]) => {
      const value = typed?.get(name) ?? (control === 'checkbox' ? '' : undefined)
      const wanted = value === undefined || value === values[name] ? left[name] : value
      return wanted === undefined || wanted === values[name] ? [] : [[name, wanted] as const]
    })
    if (found.length > 0) change(Object.fromEntries(found) as Partial<FormValues<F>>)
  })
  useLayoutEffect(() => restore(), [])

  const focus = useEffectEvent(() => element.current && focusWrong(element.current, Object.keys(wrong.errors)))
  useEffect(() => {
    if (failures > 0) focus()
  }, [failures])

  // A new try makes what was said of the one before untrue.
  function say(found: FormErrors | null) {
    setWrong(found ?? nothing)
    toast.dismiss(lastToast.current)
    if (!found) return
    setFailures((before) => before + 1)
    if (!isQuiet) lastToast.current = toast.error(found.sentence)
  }

  function recheck(name: string) {
    const field = fields[name]
    const value = latest.current[name]?.trim() ?? ''
    if (!field || value === '') return
    const sentence = checkField(
      field,
      field.control === 'password' ? (latest.current[name] ?? '') : value,
      latest.current,
    )
    setWrong(({ errors: { [name]: _before, ...others }, sentence: said }) => {
      return { errors: sentence ? { ...others, [name]: sentence } : others, sentence: said }
    })
  }

  async function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSending.current) return
    const typed = readForm(fields, new FormData(event.currentTarget))
    const found = checkForm(fields, typed, missing)
    say(found)
    if (found) return
    isSending.current = true
    setBusy(true)
    try {
      await submit(typed)
      if (draft) drafts.forget(draft)
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error
      const isPlaced = Object.keys(error.fields).some((name) => name in fields)
      say(isPlaced ? { errors: error.fields, sentence: error.message } : placeRefusal(fields, error.message))
    } finally {
      isSending.current = false
      setBusy(false)
    }
  }

  return {
    id,
    fields,
    values,
    ...wrong,
    isAlert: isQuiet || wrong === answer,
    isBusy,
    isDirty: Object.keys(fields).some((name) => values[name] !== begin[name]),
    set: change,
    reset(to) {
      const next = whole(fields, { ...begin, ...to })
      setBegin(next)
      latest.current = next
      setValues(next)
      setWrong(nothing)
      if (draft) drafts.forget(draft)
    },
    props: {
      ref: element,
      onSubmit: send,
      onBlur(event) {
        // An error line that comes or goes now would move the button away from under the pointer that presses it.
        if (!(event.relatedTarget instanceof HTMLButtonElement)) recheck(nameOf(event))
      },
    },
  }
}

/** A form in hand: what stands in it, what is wrong with it, and how to change it. */
export interface FormState<F extends FormFields = FormFields> extends FormErrors {
  id: string
  fields: F
  values: FormValues<F>
  /** Whether the summary is announced; otherwise a notice over the page is. */
  isAlert: boolean
  isBusy: boolean
  /** Whether anything differs from what stood there at first. */
  isDirty: boolean
  set: (changes: Partial<FormValues<F>>) => void
  /** Back to what stood there at first, or to other values from here on; unsent text is forgotten. */
  reset: (to?: Partial<FormValues<F>>) => void
  props: {
    ref: RefObject<HTMLFormElement | null>
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => void
    onBlur: (event: FocusEvent<HTMLFormElement>) => void
  }
}

function whole<F extends FormFields>(
  fields: F,
  values: Readonly<Record<string, string | undefined>> = {},
): FormValues<F> {
  return Object.fromEntries(Object.keys(fields).map((name) => [name, values[name] ?? ''])) as FormValues<F>
}

function keepable(fields: FormFields, values: FormValues): FormValues {
  return Object.fromEntries(Object.entries(values).filter(([name]) => fields[name]?.control !== 'password'))
}

function nameOf({ target }: { target: EventTarget }): string {
  return 'name' in target && typeof target.name === 'string' ? target.name : ''
}

/** The id of a field in its form. */
export const fieldId = (form: string, name: string) => `${form}-${name}`

function focusWrong(form: HTMLFormElement, names: readonly string[]) {
  const field = [...form.elements].find(
    (each) => 'name' in each && typeof each.name === 'string' && names.includes(each.name),
  )
  const wanted = field ?? form.querySelector('[data-form-summary]')
  if (wanted instanceof HTMLElement) wanted.focus()
}
