import type { ComponentProps } from 'react'
import { controlClass, FieldFrame, type FieldFrameProps } from './field-frame.tsx'

interface TextareaFieldProps extends Omit<ComponentProps<'textarea'>, 'id'>, FieldFrameProps {
  name: string
}

/** A multi-line text field. */
export function TextareaField({
  label,
  error,
  hint,
  isOptional,
  id,
  className,
  rows = 5,
  ...area
}: TextareaFieldProps) {
  return (
    <FieldFrame label={label} error={error} hint={hint} isOptional={isOptional} id={id} className={className}>
      {(wired) => <textarea {...area} {...wired} rows={rows} className={`${controlClass} block py-3`} />}
    </FieldFrame>
  )
}
