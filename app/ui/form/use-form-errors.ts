import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { checkField, type FormErrors, type FormFields } from '#contract/check-form.ts'
import { toast } from '../toast/toast.ts'
import { type FormOptions, fieldId } from './form-state.ts'

const nothing: FormErrors = { errors: {}, sentence: '' }

/** The errors of a form; each failure moves the focus to the first invalid field. */
export function useFormErrors<F extends FormFields>(
  { fields, answer, isQuiet = false }: FormOptions<F>,
  { id, element }: { id: string; element: RefObject<HTMLFormElement | null> },
) {
  const [wrong, setWrong] = useState<FormErrors>(answer ?? nothing)
  const [seen, setSeen] = useState(answer)
  const [failures, setFailures] = useState(answer ? 1 : 0)
  const lastToast = useRef(0)

  if (answer !== seen) {
    setSeen(answer)
    setWrong(answer ?? nothing)
    if (answer) setFailures(failures + 1)
  }

  const focus = useEffectEvent(() => element.current && focusWrong(element.current, id, Object.keys(wrong.errors)))
  useEffect(() => {
    if (failures > 0) focus()
  }, [failures])

  return {
    wrong,
    isAlert: isQuiet || wrong === answer,

    // A new attempt clears the previous error.
    say(found: FormErrors | null) {
      setWrong(found ?? nothing)
      toast.dismiss(lastToast.current)
      if (!found) return
      setFailures((before) => before + 1)
      if (!isQuiet) lastToast.current = toast.error(found.sentence)
    },

    recheck(name: string, values: Readonly<Record<string, string>>) {
      const field = fields[name]
      const typed = values[name] ?? ''
      if (!field) return
      const sentence = checkField(field, field.control === 'password' ? typed : typed.trim(), values)
      // That it is missing is said when the form is sent.
      if (sentence && typed.trim() === '') return
      setWrong(({ errors: { [name]: _before, ...others }, sentence: said }) => {
        return { errors: sentence ? { ...others, [name]: sentence } : others, sentence: said }
      })
    },

    /** Drops the errors of fields that are no longer shown. */
    dropUnless(isShown: (name: string) => boolean) {
      setWrong((before) => {
        const left = Object.entries(before.errors).filter(([name]) => isShown(name))
        return left.length === Object.keys(before.errors).length
          ? before
          : { errors: Object.fromEntries(left), sentence: before.sentence }
      })
    },

    clear: () => setWrong(nothing),
  }
}

/** Moves the focus to the first invalid field, or to the summary if there is none. */
function focusWrong(form: HTMLFormElement, id: string, names: readonly string[]): void {
  // The user may be typing in another form by now.
  const { activeElement } = document
  const other = activeElement?.closest('form')
  if (other && other !== form) return
  const isWrong = (each: Element) =>
    names.some((name) => {
      const isNamed =
        'name' in each && each.name === name && !(each instanceof HTMLInputElement && each.type === 'hidden')
      return isNamed || each.id === fieldId(id, name)
    })
  const wanted = [...form.elements].find(isWrong) ?? form.querySelector('[data-form-summary]')
  if (!(wanted instanceof HTMLElement)) return
  wanted.focus()
  // Safari's focus leaves it under the header.
  wanted.scrollIntoView({ block: 'nearest' })
}
