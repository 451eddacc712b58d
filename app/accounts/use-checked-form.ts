import { type FocusEvent, type FormEvent, type SubmitEvent, useRef, useState } from 'react'
import { toast } from '#app/ui/toast/toast.ts'
import { checkForm, type Rule } from './rules.ts'

interface CheckedFormOptions {
  /** Every field that must be filled in, in the order in which it is spoken of. */
  rules: Readonly<Record<string, Rule>>
  /** The sentence for a form with something missing. */
  missing: string
  /** Gets what was typed once it is right; what it refuses with `RefusedError` stands over the form. */
  send: (values: Record<string, string>) => Promise<void>
  /** Whether an error is a sentence for the shopper. */
  isRefusal: (error: unknown) => error is Error
}

/**
 * A form that is checked field by field on leaving and whole on sending. Errors stand at their fields and over the form,
 * and are said in a toast; nothing that was typed is lost.
 */
export function useCheckedForm({ rules, missing, send, isRefusal }: CheckedFormOptions) {
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const [sentence, setSentence] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const lastToast = useRef(0)

  // A new try makes what was said of the one before untrue.
  function say(said: string | null) {
    setSentence(said)
    toast.dismiss(lastToast.current)
    if (said) lastToast.current = toast.error(said)
  }

  function recheck(form: HTMLFormElement | null, name: string) {
    const values = form ? valuesOf(form) : {}
    const value = values[name]
    const wrong = value ? (rules[name]?.(value, values) ?? null) : null
    setErrors(({ [name]: _before, ...others }) => (wrong ? { ...others, [name]: wrong } : others))
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy) return
    const form = event.currentTarget
    const values = valuesOf(form)
    const wrong = checkForm(rules, values, missing)
    setErrors(wrong?.fields ?? {})
    say(wrong?.sentence ?? null)
    if (wrong) {
      focusFirst(form, Object.keys(wrong.fields))
      return
    }
    setBusy(true)
    try {
      await send(values)
    } catch (error) {
      if (!isRefusal(error)) throw error
      say(error.message)
    } finally {
      setBusy(false)
    }
  }

  return {
    isBusy,
    sentence,
    form: { onSubmit: submit, noValidate: true, method: 'post' } as const,
    field: (name: string) => ({
      name,
      error: errors[name] ?? null,
      required: name in rules,
      onBlur: (event: FocusEvent<HTMLInputElement | HTMLSelectElement>) => recheck(event.currentTarget.form, name),
      // Once it is marked, a field is cleared as soon as it is right.
      onChange: (event: FormEvent<HTMLInputElement | HTMLSelectElement>) => {
        if (errors[name]) recheck(event.currentTarget.form, name)
      },
    }),
  }
}

function valuesOf(form: HTMLFormElement): Record<string, string> {
  const texts = [...new FormData(form)].map(([name, value]) => [name, typeof value === 'string' ? value : ''] as const)
  // Spaces around a name or an address are slips; in a password they are meant.
  return Object.fromEntries(texts.map(([name, value]) => [name, /password/i.test(name) ? value : value.trim()]))
}

function focusFirst(form: HTMLFormElement, names: readonly string[]) {
  const fields = [...form.elements].filter(
    (each) => each instanceof HTMLInputElement || each instanceof HTMLSelectElement,
  )
  fields.find(({ name }) => names.includes(name))?.focus()
}
