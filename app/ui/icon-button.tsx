import type { ComponentProps, ReactNode } from 'react'

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label' | 'children'> {
  /** Its accessible name. */
  label: string
  children: ReactNode
}

/**
 * An icon button of 44 by 44 px; pass a lucide icon of 20. While `disabled`, presses are ignored and it keeps the focus.
 */
export function IconButton({ label, children, className = '', type, disabled, onClick, ...rest }: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type ?? 'button'}
      aria-label={label}
      title={rest.title ?? label}
      aria-disabled={disabled || undefined}
      onClick={disabled ? (event) => event.preventDefault() : onClick}
      className={`icon-button ${className}`}
    >
      {children}
    </button>
  )
}
