import { FormField } from '#app/ui/form/form-field.tsx'
import { type FormState, fieldId } from '#app/ui/form/form-state.ts'
import type { FieldOption } from '#contract/check-form.ts'
import { formatRound } from '#contract/money.ts'
import { adminSettingsMessages } from '#messages/en-US/admin/settings.ts'
import { type FieldSpec, textOf } from './setting-specs.ts'
import { optionName, type Typed } from './typed-settings.ts'

interface SettingFieldProps {
  of: FormState
  spec: FieldSpec
  usual: Typed
  options: readonly FieldOption[]
}

/** A setting; once it is changed, with its default below it and a button that restores it. */
export function SettingField({ of: form, spec, usual, options }: SettingFieldProps) {
  const { name, kind, isWide } = spec
  const { label, unit, hint: explained } = textOf(spec)
  const fillsRow = kind === 'paragraph' || kind === 'switch' || kind === 'several' || isWide
  const names = fieldNames(spec, options)
  const isChanged = names.some((each) => form.values[each] !== usual[each])
  const hint = (
    <>
      {explained && <span className="block">{explained}</span>}
      {isChanged && adminSettingsMessages.default(wordsOf(spec, usual, options))}
    </>
  )
  return (
    <div className={fillsRow ? 'sm:col-span-2' : ''}>
      {kind === 'several' ? (
        <fieldset aria-describedby={fieldId(form.id, `${name}-hint`)}>
          <legend className="mb-1 text-small font-medium">{label}</legend>
          <div className="flex flex-wrap gap-x-8">
            {names.map((each) => (
              <FormField key={each} of={form} name={each} />
            ))}
          </div>
          <p id={fieldId(form.id, `${name}-hint`)} className="text-small text-ink-soft">
            {hint}
          </p>
        </fieldset>
      ) : (
        <FormField
          of={form}
          name={name}
          hint={hint}
          options={options}
          trailing={
            kind === 'color' ? (
              <ColorInput
                label={label}
                value={form.values[name] ?? ''}
                onPick={(color) => form.set({ [name]: color })}
              />
            ) : (
              unit && <span className="pr-3 text-small text-ink-soft">{unit}</span>
            )
          }
        />
      )}
      {isChanged && (
        // Without script the press saves the form with this one default in it.
        <button
          type="submit"
          name="useDefault"
          value={name}
          className="link mt-1 min-h-9 text-small"
          onClick={(event) => {
            event.preventDefault()
            form.set(Object.fromEntries(names.map((each) => [each, usual[each] ?? ''])))
          }}
        >
          <span aria-hidden>{adminSettingsMessages.toDefault}</span>
          <span className="sr-only">{adminSettingsMessages.toDefaultOf(label)}</span>
        </button>
      )}
    </div>
  )
}

interface ColorInputProps {
  label: string
  value: string
  onPick: (color: string) => void
}

// Without script the text field beside it is enough.
function ColorInput({ label, value, onPick }: ColorInputProps) {
  return (
    <input
      type="color"
      aria-label={adminSettingsMessages.pickColor(label)}
      value={/^#[0-9a-f]{6}$/i.test(value) ? value : '#000000'}
      onChange={({ currentTarget }) => onPick(currentTarget.value)}
      className="mr-2 size-9 cursor-pointer border-0 bg-transparent p-0 noscript:hidden"
    />
  )
}

function fieldNames({ name, kind }: FieldSpec, options: readonly FieldOption[]): string[] {
  return kind === 'several' ? options.map(({ value }) => optionName(name, value)) : [name]
}

/** A setting as text: "$14.95", "1-2 business days", "By the date". */
export function wordsOf(spec: FieldSpec, typed: Typed, options: readonly FieldOption[]): string {
  const { name, kind } = spec
  const { unit } = textOf(spec)
  const value = typed[name] ?? ''
  if (kind === 'switch') return value === 'on' ? adminSettingsMessages.shown : adminSettingsMessages.hidden
  if (kind === 'file') return value === '' ? adminSettingsMessages.none : adminSettingsMessages.fileOwn
  if (kind === 'amount') return formatRound(Number(value))
  if (kind === 'choice') return options.find((option) => option.value === value)?.label ?? value
  if (kind === 'several') {
    const chosen = options.filter((option) => typed[optionName(name, option.value)] === 'on')
    return chosen.map((option) => option.label).join(', ') || adminSettingsMessages.none
  }
  return [value || adminSettingsMessages.empty, unit].filter(Boolean).join(unit === '%' ? '' : ' ')
}
