import { type ReactNode, useState } from 'react'
import * as z from 'zod/mini'
import { RefusedError } from '#app/api.ts'
import { sendFile } from '#app/send-file.ts'
import { type FormState, fieldId } from '#app/ui/form/form-state.ts'
import { calls } from '#contract/settings/calls.ts'
import { adminSettingsMessages } from '#messages/en-US/admin/settings.ts'
import { smallButton } from '../small-control.ts'
import { BrandFilePreview } from './brand-file-preview.tsx'
import { type FieldSpec, textOf } from './setting-specs.ts'

/** A logo or icon. */
export function BrandFile({ of: form, spec }: { of: FormState; spec: FieldSpec }) {
  const { label, hint } = textOf(spec)
  return (
    <FileChoice of={form} name={spec.name} label={label} hint={hint} className="sm:col-span-2">
      <BrandFilePreview spec={spec} values={form.values} />
    </FileChoice>
  )
}

interface FileChoiceProps {
  of: FormState
  name: string
  label: string
  hint?: string | undefined
  className?: string
  /** What the chosen file looks like. */
  children: ReactNode
}

/** An SVG or PNG: uploaded when it is chosen, shown to everyone when the form is saved. */
export function FileChoice({ of: form, name, label, hint, className = '', children }: FileChoiceProps) {
  const id = fieldId(form.id, name)
  const value = form.values[name] ?? ''
  const { isBusy, refused, upload, forget } = useUpload((file) => form.set({ [name]: file }))
  const problem = refused ?? form.errors[name]
  return (
    <section aria-label={label} className={className}>
      <p className="mb-1 text-small font-medium">{label}</p>
      <input type="hidden" name={name} value={value} />
      {value !== '' && children}
      <div className="mt-3 flex flex-wrap gap-3">
        <label
          htmlFor={id}
          className={`${smallButton} cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-3 noscript:hidden`}
        >
          {isBusy
            ? adminSettingsMessages.uploadingFile
            : adminSettingsMessages[value ? 'replaceFile' : 'chooseFile'](label)}
          <input
            id={id}
            type="file"
            accept="image/svg+xml,image/png"
            disabled={isBusy}
            aria-invalid={problem ? true : undefined}
            aria-describedby={`${id}-hint${problem ? ` ${id}-error` : ''}`}
            className="sr-only"
            onChange={({ currentTarget }) => {
              const [file] = currentTarget.files ?? []
              if (file) void upload(file)
              currentTarget.value = ''
            }}
          />
        </label>
        {value !== '' && (
          <button
            type="button"
            className={`${smallButton} noscript:hidden`}
            onClick={() => {
              forget()
              form.set({ [name]: '' })
              document.getElementById(id)?.focus()
            }}
          >
            {adminSettingsMessages.removeFile(label)}
          </button>
        )}
      </div>
      <p id={`${id}-hint`} className="mt-1 text-small text-ink-soft">
        {hint}
      </p>
      <p role="alert" id={`${id}-error`} className="mt-1 text-small text-accent empty:hidden">
        {problem}
      </p>
    </section>
  )
}

/** Uploads a chosen file; `onDone` receives its name. */
function useUpload(onDone: (name: string) => void) {
  const [isBusy, setBusy] = useState(false)
  const [refused, setRefused] = useState<string | null>(null)
  async function upload(file: File) {
    setBusy(true)
    setRefused(null)
    try {
      const failed = adminSettingsMessages.uploadFailed
      const reply = await sendFile(calls.uploadLogo, file, { failed, onProgress: () => {} })
      const { data } = z.safeParse(calls.uploadLogo.response, reply)
      if (!data) throw new RefusedError(0, failed)
      onDone(data.name)
    } catch (error) {
      setRefused(error instanceof RefusedError ? error.message : adminSettingsMessages.uploadFailed)
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, refused, upload, forget: () => setRefused(null) }
}
