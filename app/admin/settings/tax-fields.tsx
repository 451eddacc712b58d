import { controlClass } from '#app/ui/form/field-frame.tsx'
import { usStates } from '#contract/taxes/tax.ts'
import type { Typed } from './typed-settings.ts'

interface TaxFieldsProps {
  typed: Typed
  usual: Typed
  errors: Record<string, string>
  onType: (name: string, value: string) => void
}

/** The sales tax of every state in percent; a rate that differs from the default has a reset button. */
export function TaxFields({ typed, usual, errors, onType }: TaxFieldsProps) {
  return (
    <ul className="grid gap-x-8 gap-y-1 sm:grid-cols-2 xl:grid-cols-3">
      {usStates.map(({ code, name }) => (
        <li key={code} className="grid grid-cols-[1fr_7rem] items-center gap-x-4 border-b border-line py-1.5">
          <label htmlFor={`tax-${code}`}>{name}</label>
          <span className="relative block">
            <input
              id={`tax-${code}`}
              name={code}
              value={typed[code] ?? ''}
              inputMode="decimal"
              autoComplete="off"
              aria-invalid={errors[code] ? true : undefined}
              aria-describedby={`tax-${code}-says`}
              onChange={({ currentTarget }) => onType(code, currentTarget.value)}
              className={`${controlClass} pr-8 text-right tabular-nums`}
            />
            <span aria-hidden className="absolute inset-y-0 right-3 flex items-center text-small text-ink-soft">
              %
            </span>
          </span>
          <span id={`tax-${code}-says`} className="col-span-2 text-small">
            {errors[code] && (
              <span className="block text-accent">Please enter a percentage such as 6.25, up to 30.</span>
            )}
            {typed[code] !== usual[code] && (
              <span className="flex flex-wrap items-center gap-x-3 text-ink-soft">
                Default: {usual[code]}%
                <button
                  type="submit"
                  name="useDefault"
                  value={code}
                  className="link min-h-9"
                  onClick={(event) => {
                    event.preventDefault()
                    onType(code, usual[code] ?? '')
                  }}
                >
                  Use the default<span className="sr-only"> of {name}</span>
                </button>
              </span>
            )}
          </span>
        </li>
      ))}
    </ul>
  )
}
