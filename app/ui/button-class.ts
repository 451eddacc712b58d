export type ButtonVariant = 'primary' | 'secondary' | 'quiet'

const common =
  'relative inline-flex min-h-12 items-center justify-center gap-2.5 text-base font-medium leading-tight transition-colors select-none aria-disabled:not-aria-busy:pointer-events-none aria-disabled:not-aria-busy:opacity-45'

const looks: Record<ButtonVariant, string> = {
  primary:
    'rounded-corner border border-ink bg-ink px-7 text-paper enabled:hover:border-accent enabled:hover:bg-accent [a&]:hover:border-accent [a&]:hover:bg-accent',
  secondary:
    'rounded-corner border border-ink bg-transparent px-7 text-ink enabled:hover:bg-ink enabled:hover:text-paper [a&]:hover:bg-ink [a&]:hover:text-paper',
  quiet: 'link px-2 text-ink',
}

/** The classes of a button, for links that look like one. */
export function buttonClass(variant: ButtonVariant = 'primary', className = ''): string {
  return `${common} ${looks[variant]} ${className}`
}
