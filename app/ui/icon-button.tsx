import type { ComponentProps, ReactNode } from 'react'

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label' | 'children'> {
  /** What it does, in words: its name for who cannot see the image. */
  label: string
  children: ReactNode
}

/**
 * An image to press, 44 by 44 pixels; pass a lucide icon of 20. While it is `disabled` presses are ignored, and it keeps
 * the focus: whoever presses it for the last time by the keyboard stays where they are.
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
