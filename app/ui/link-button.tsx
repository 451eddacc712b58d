import { Link, type LinkProps } from 'react-router'
import { BusyLabel } from './busy-label.tsx'
import { type ButtonVariant, buttonClass } from './button-class.ts'

interface LinkButtonProps extends LinkProps {
  variant?: ButtonVariant
  /** While its target loads: it keeps the focus, presses are ignored. */
  busy?: boolean
}

/** A link that looks like a button. */
export function LinkButton({
  variant = 'primary',
  busy = false,
  className,
  children,
  onClick,
  ...rest
}: LinkButtonProps) {
  return (
    <Link
      {...rest}
      className={buttonClass(variant, className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      <BusyLabel busy={busy}>{children}</BusyLabel>
    </Link>
  )
}
