import { Link, type LinkProps } from 'react-router'
import { BusyLabel } from './busy-label.tsx'
import { type ButtonVariant, buttonClass } from './button-class.ts'

interface LinkButtonProps extends LinkProps {
  variant?: ButtonVariant
  /** While what it leads to is on its way: it keeps the focus, presses are ignored. */
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
