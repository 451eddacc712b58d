import { useState } from 'react'
import { useActionData, useRevalidator } from 'react-router'
import { RefusedError } from '#app/api.ts'
import { useForm } from '#app/ui/form/use-form.ts'
import { toast } from '#app/ui/toast/toast.ts'
import type { FormAnswer, FormFields } from '#contract/check-form.ts'
import { adminSettingsMessages } from '#messages/en-US/admin/settings.ts'
import type { Answered, Saved } from './save-settings.ts'
import type { Typed } from './typed-settings.ts'

/** A group of settings or a page, as loaded. */
export interface Loaded {
  version: number
  typed: Typed
}

interface SettingsFormOptions {
  /** The group or the page. */
  name: string
  fields: FormFields
  loaded: Loaded
  save: (typed: Typed) => Answered
  /** The field that a refused parameter belongs to. */
  nameOf: (param: string, typed: Typed) => string
  reset: () => Answered
  /** What else was refused. */
  answer?: FormAnswer | undefined
}

/** The form of a group of settings or of a page: saved, reset to its defaults, and stored as a draft while unsaved. */
export function useSettingsForm({ name, fields, loaded, save, nameOf, reset, answer }: SettingsFormOptions) {
  const { revalidate } = useRevalidator()
  const posted = useActionData<Saved>()
  const own = posted?.group === name ? posted : undefined
  const [said, setSaid] = useState(own?.message ?? '')
  const form = useForm({
    fields,
    initial: loaded.typed,
    draft: `settings:${name}`,
    asksBeforeLeaving: true,
    isQuiet: true,
    answer: answer ?? own?.answer,
    async submit(typed) {
      await run(() => save(typed)).catch((error: unknown) => {
        throw placed(error, (param) => nameOf(param, typed))
      })
      form.rebase(typed, typed)
    },
  })

  async function run(change: () => Answered): Promise<void> {
    setSaid('')
    try {
      setSaid((await change()).message)
      await revalidate()
    } catch (error) {
      if (error instanceof RefusedError && error.status === 409) await revalidate()
      throw error
    }
  }

  async function restoreDefaults(usual: Typed) {
    try {
      await run(reset)
      form.reset(usual)
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error
      toast.error(error.message)
    }
  }

  return { form, said, restoreDefaults }
}

/** A refusal by parameters, with its errors at the fields of the form. */
function placed(error: unknown, nameOf: (param: string) => string): unknown {
  if (!(error instanceof RefusedError) || Object.keys(error.fields).length === 0) return error
  const fields = Object.entries(error.fields).map(([param, sentence]) => [nameOf(param), sentence])
  return new RefusedError(error.status, adminSettingsMessages.checkFields, Object.fromEntries(fields))
}
