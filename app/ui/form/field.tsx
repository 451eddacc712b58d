import type { ComponentProps, ReactNode } from 'react'
import { controlClass, FieldFrame, type FieldFrameProps } from './field-frame.tsx'

interface FieldProps extends Omit<ComponentProps<'input'>, 'id'>, FieldFrameProps {
  name: string
  /** Content at the end of the control, such as a button that shows a password. */
  trailing?: ReactNode
}

/** A single-line text field. `className` is applied to the outer element. */
export function Field({ label, error, hint, isOptional, id, className, trailing, ...input }: FieldProps) {
  return (
    <FieldFrame label={label} error={error} hint={hint} isOptional={isOptional} id={id} className={className}>
      {(wired) => (
        <span className="relative block">
          <input type="text" {...input} {...wired} className={`${controlClass} ${trailing ? 'pr-12' : ''}`} />
          {trailing && <span className="absolute inset-y-0 right-0.5 flex items-center">{trailing}</span>}
        </span>
      )}
    </FieldFrame>
  )
}
