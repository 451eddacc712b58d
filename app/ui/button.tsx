import type { ComponentProps } from 'react'
import { BusyLabel } from './busy-label.tsx'
import { type ButtonVariant, buttonClass } from './button-class.ts'

interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant
  /** While busy: three dots instead of the label, the same width, presses ignored. */
  busy?: boolean
}

/**
 * A button, by default of type `button`. While `disabled`, presses and Enter in its form are ignored, and it keeps the
 * focus, so that keyboard users stay where they are.
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
