/** An input within a row: lower than in a form, but still large enough to touch. */
export const smallControl =
  'mt-1 min-h-11 w-full rounded-small border border-line-strong bg-chalk px-2.5 text-base tabular-nums hover:border-ink focus:border-ink aria-invalid:border-accent'

/** A button within a row. */
export const smallButton =
  'inline-flex min-h-11 items-center justify-center rounded-small border border-ink px-3.5 text-small font-medium transition-colors enabled:hover:bg-ink enabled:hover:text-paper disabled:opacity-45 aria-disabled:opacity-45'
