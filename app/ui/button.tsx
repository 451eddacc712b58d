import type { ComponentProps } from 'react'
import { BusyLabel } from './busy-label.tsx'
import { type ButtonVariant, buttonClass } from './button-class.ts'

interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant
  /** While something is under way: the label gives way to three dots, the width stays, presses are ignored. */
  busy?: boolean
}

/**
 * A button of the house; of type `button` unless told otherwise. While it is `disabled` presses are ignored, also Enter in
 * its form, and it keeps the focus: whoever saves by the keyboard stays where they are.
 */
export function Button({
  variant = 'primary',
  busy = false,
  disabled = false,
  className,
  children,
  onClick,
  type,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type ?? 'button'}
      className={buttonClass(variant, className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || disabled || rest['aria-disabled']}
      onClick={busy || disabled ? (event) => event.preventDefault() : onClick}
    >
      <BusyLabel busy={busy}>{children}</BusyLabel>
    </button>
  )
}
