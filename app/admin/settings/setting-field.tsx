import type { ReactNode } from 'react'
import { CheckboxField } from '#app/ui/form/checkbox-field.tsx'
import { Field } from '#app/ui/form/field.tsx'
import { SelectField } from '#app/ui/form/select-field.tsx'
import { TextareaField } from '#app/ui/form/textarea-field.tsx'
import { currencySymbol } from '#contract/money.ts'
import type { FieldSpec } from './setting-specs.ts'

interface SettingFieldProps {
  spec: FieldSpec
  value: string
  usual: string
  error: string | undefined
  onType: (value: string) => void
}

/** A setting with its default below it, and a button that resets it. */
export function SettingField(props: SettingFieldProps) {
  const { spec, value, usual, onType } = props
  const isWide = spec.kind === 'paragraph' || spec.kind === 'switch' || spec.kind === 'several' || spec.isWide
  return (
    <div className={isWide ? 'sm:col-span-2' : ''}>
      <Control {...props} />
      {value !== usual && (
        // Without JavaScript the button submits the form with this one default in it.
        <button
          type="submit"
          name="useDefault"
          value={spec.name}
          className="link mt-1 min-h-9 text-small"
          onClick={(event) => {
            event.preventDefault()
            onType(usual)
          }}
        >
          Use the default<span className="sr-only"> of {spec.label}</span>
        </button>
      )}
    </div>
  )
}

function Control({ spec, value, usual, error, onType }: SettingFieldProps) {
  const { name, label, kind, unit, options = [] } = spec
  const words = wordsOf(spec, usual)
  const hint = (
    <>
      {spec.hint && <span className="block">{spec.hint}</span>}
      Default: {words}
    </>
  )
  const type = ({ currentTarget }: { currentTarget: { value: string } }) => onType(currentTarget.value)
  if (kind === 'switch') {
    return (
      <CheckboxField
        label={label}
        name={name}
        value="yes"
        hint={hint}
        error={error ?? null}
        checked={value === 'yes'}
        onChange={({ currentTarget }) => onType(currentTarget.checked ? 'yes' : '')}
      />
    )
  }
  if (kind === 'several') return <Several {...{ spec, value, error, hint, onType }} />
  if (kind === 'choice') return <SelectField {...{ label, name, value, options, hint, error }} onChange={type} />
  if (kind === 'paragraph') return <TextareaField {...{ label, name, value, hint, error }} rows={3} onChange={type} />
  return (
    <Field
      {...{ label, name, value, hint, error }}
      inputMode={kind === 'whole' ? 'numeric' : kind === 'dollars' ? 'decimal' : undefined}
      autoComplete="off"
      onChange={type}
      {...(unit && { trailing: <span className="pr-3 text-small text-ink-soft">{unit}</span> })}
    />
  )
}

function Several({ spec, value, error, hint, onType }: Omit<SettingFieldProps, 'usual'> & { hint: ReactNode }) {
  const chosen = value.split(',').filter(Boolean)
  const options = spec.options ?? []
  const toggle = (option: string, isOn: boolean) =>
    onType(
      options
        .map((each) => each.value)
        .filter((each) => (each === option ? isOn : chosen.includes(each)))
        .join(','),
    )
  return (
    <fieldset aria-describedby={`${spec.name}-says`} aria-invalid={error ? true : undefined} tabIndex={-1}>
      <legend className="mb-1 text-small font-medium">{spec.label}</legend>
      <div className="flex flex-wrap gap-x-8">
        {options.map((option) => (
          <CheckboxField
            key={option.value}
            label={option.label}
            name={spec.name}
            value={option.value}
            checked={chosen.includes(option.value)}
            onChange={({ currentTarget }) => toggle(option.value, currentTarget.checked)}
          />
        ))}
      </div>
      <p id={`${spec.name}-says`} className="text-small">
        {error && <span className="block text-accent">{error}</span>}
        <span className="text-ink-soft">{hint}</span>
      </p>
    </fieldset>
  )
}

/** A displayed value: "$14.95", "1-2 business days", "By the date". */
export function wordsOf({ kind, unit, options = [] }: FieldSpec, value: string): string {
  const labelOf = (each: string) => options.find((option) => option.value === each)?.label ?? each
  if (kind === 'switch') return value === 'yes' ? 'shown' : 'hidden'
  if (kind === 'dollars') return `${currencySymbol}${value.replace(/\.00$/, '')}`
  if (kind === 'choice' || kind === 'several') return value.split(',').map(labelOf).join(', ') || 'none'
  return [value || 'empty', unit].filter(Boolean).join(unit === '%' ? '' : ' ')
}
