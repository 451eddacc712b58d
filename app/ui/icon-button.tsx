import type { ComponentProps, ReactNode } from 'react'

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label' | 'children'> {
  /** What it does, in words: its name for who cannot see the picture. */
  label: string
  children: ReactNode
}

/** A picture to press, 44 by 44 pixels; pass a lucide icon of 20. */
export function IconButton({ label, children, className = '', type, ...rest }: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type ?? 'button'}
      aria-label={label}
      title={rest.title ?? label}
      className={`inline-flex size-11 shrink-0 items-center justify-center rounded-full transition-colors enabled:hover:text-accent disabled:opacity-40 ${className}`}
    >
      {children}
    </button>
  )
}
