import { controlClass } from '#app/ui/form/field-frame.tsx'
import { type FormState, fieldId } from '#app/ui/form/form-state.ts'
import { usStates } from '#contract/taxes/tax.ts'
import { adminSettingsMessages } from '#messages/en-US/admin/settings.ts'
import type { Typed } from './typed-settings.ts'

interface TaxFieldsProps {
  of: FormState
  usual: Typed
}

/** The sales tax of each state in percent; a rate that differs from the default offers to restore it. */
export function TaxFields({ of: form, usual }: TaxFieldsProps) {
  return (
    <ul className="grid gap-x-8 gap-y-1 sm:grid-cols-2 xl:grid-cols-3">
      {usStates.map(({ code, name }) => {
        const id = fieldId(form.id, code)
        const error = form.errors[code]
        return (
          <li key={code} className="grid grid-cols-[1fr_7rem] items-center gap-x-4 border-b border-line py-1.5">
            <label htmlFor={id}>{name}</label>
            <span className="relative block">
              <input
                id={id}
                name={code}
                value={form.values[code] ?? ''}
                inputMode="decimal"
                autoComplete="off"
                aria-invalid={error ? true : undefined}
                aria-describedby={`${id}-hint`}
                onChange={({ currentTarget }) => form.set({ [code]: currentTarget.value })}
                className={`${controlClass} pr-8 text-right tabular-nums`}
              />
              <span aria-hidden className="absolute inset-y-0 right-3 flex items-center text-small text-ink-soft">
                %
              </span>
            </span>
            <span id={`${id}-hint`} className="col-span-2 text-small">
              {error && <span className="block text-accent">{error}</span>}
              {form.values[code] !== usual[code] && (
                <span className="flex flex-wrap items-center gap-x-3 text-ink-soft">
                  {adminSettingsMessages.default(adminSettingsMessages.ratePercent(usual[code] ?? ''))}
                  <button
                    type="submit"
                    name="useDefault"
                    value={code}
                    className="link min-h-9"
                    onClick={(event) => {
                      event.preventDefault()
                      form.set({ [code]: usual[code] ?? '' })
                    }}
                  >
                    <span aria-hidden>{adminSettingsMessages.toDefault}</span>
                    <span className="sr-only">{adminSettingsMessages.toDefaultOf(name)}</span>
                  </button>
                </span>
              )}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
