import { type SubmitEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { RefusedError } from '#app/api.ts'
import {
  checkForm,
  countErrors,
  type FormErrors,
  type FormFields,
  type FormValues,
  readForm,
  refusalToErrors,
} from '#contract/check-form.ts'
import type { FormOptions, FormState } from './form-state.ts'
import { shownFields } from './shown-fields.ts'
import { useFormErrors } from './use-form-errors.ts'
import { useFormValues } from './use-form-values.ts'
import { useUnsent } from './use-unsent.ts'

/**
 * A form: each field is validated on blur, all that are shown on submit; it is submitted once at a time. After an error the typed
 * values stay, the error is shown at its field and in the summary, and gets the focus. Render it with `Form`,
 * `FormSummary`, `FormField`.
 */
export function useForm<F extends FormFields>(options: FormOptions<F>): FormState<F> {
  const { fields, submit, missing, asksBeforeLeaving = !options.draft } = options
  const id = useId()
  const element = useRef<HTMLFormElement>(null)
  const { values, begin, isDirty, stale, latest, change, reset, rebase, forget } = useFormValues(options, element)
  const { wrong, isAlert, say, recheck, dropUnless, clear } = useFormErrors(options, { id, element })
  const [isBusy, setBusy] = useState(false)
  const isSending = useRef(false)
  const [done, setDone] = useState<FormValues<F>>()
  useUnsent(asksBeforeLeaving && isDirty && !isBusy && values !== done)

  const dropHidden = useEffectEvent(() => {
    const shown = element.current ? shownFields(fields, element.current, id) : fields
    dropUnless((name) => name in shown)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: Which fields are shown depends on the values.
  useEffect(() => dropHidden(), [values])

  async function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSending.current) return
    const typed = readForm(fields, new FormData(event.currentTarget))
    const found = checkForm(shownFields(fields, event.currentTarget, id), typed, missing)
    say(found)
    if (found) return
    isSending.current = true
    setBusy(true)
    const sent = latest.current.values
    try {
      await submit(typed)
      setDone(sent)
      if (latest.current.values === sent) forget()
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error
      say(refusalIn(options, error))
    } finally {
      isSending.current = false
      setBusy(false)
    }
  }

  return {
    ...{ id, fields, values, begin, ...wrong, isAlert, isBusy, isDirty },
    // While it is saved, what comes back is our own.
    stale: isBusy ? [] : stale,
    set(changes) {
      change(changes)
      // A field with an error is validated on every change.
      for (const name of Object.keys(changes)) if (wrong.errors[name]) recheck(name, latest.current.values)
    },
    reset(to) {
      reset(to)
      clear()
    },
    rebase(to, sent) {
      rebase(to, sent)
      clear()
    },
    props: {
      ref: element,
      onSubmit: send,
      onBlur({ relatedTarget, target }) {
        // An error that appears or disappears now would move the button away from under the pointer that presses it.
        if (!(relatedTarget instanceof HTMLButtonElement)) recheck(nameOf(target), latest.current.values)
      },
    },
  }
}

type Refusable = Pick<FormOptions<FormFields>, 'fields' | 'missing'>

function refusalIn(options: Refusable, { fields: refused, message }: RefusedError): FormErrors {
  const { fields, missing } = options
  const isPlaced = Object.keys(refused).some((name) => name in fields)
  if (!isPlaced) return refusalToErrors(fields, message)
  return { errors: refused, sentence: missing === undefined ? countErrors(Object.values(refused)) : message }
}

function nameOf(target: EventTarget): string {
  return 'name' in target && typeof target.name === 'string' ? target.name : ''
}
