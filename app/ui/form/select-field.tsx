import { ChevronDown } from 'lucide'
import type { ComponentProps } from 'react'
import type { FieldOption } from '#contract/check-form.ts'
import { Icon } from '../icon.tsx'
import { controlClass, FieldFrame, type FieldFrameProps } from './field-frame.tsx'

interface SelectFieldProps extends Omit<ComponentProps<'select'>, 'id' | 'children'>, FieldFrameProps {
  name: string
  options: readonly (string | FieldOption)[]
  /** The empty option. */
  placeholder?: string | undefined
}

/** A native select, which phones and keyboards support best. */
export function SelectField({
  label,
  error,
  hint,
  isOptional,
  id,
  className,
  options,
  placeholder,
  ...select
}: SelectFieldProps) {
  return (
    <FieldFrame label={label} error={error} hint={hint} isOptional={isOptional} id={id} className={className}>
      {(wired) => (
        <span className="relative block">
          <select {...select} {...wired} className={`${controlClass} appearance-none truncate pr-11`}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((each) => {
              const option = typeof each === 'string' ? { value: each, label: each } : each
              return (
                <option key={option.value} value={option.value} disabled={option.disabled}>
                  {option.label}
                </option>
              )
            })}
          </select>
          <Icon
            of={ChevronDown}
            size={18}
            className="pointer-events-none absolute top-1/2 right-3.5 -translate-y-1/2"
          />
        </span>
      )}
    </FieldFrame>
  )
}
