/** A button above a table: 36 px high beside a mouse, 44 px where a finger presses it. */
export const tableButton =
  'inline-flex min-h-11 items-center justify-center gap-1.5 rounded-small border border-line-strong bg-chalk px-3 text-small font-medium hover:border-ink aria-disabled:opacity-45 lg:min-h-9'

export const tableInput =
  'min-h-11 w-full min-w-0 rounded-small border border-line-strong bg-chalk px-3 text-base hover:border-ink focus:border-ink lg:min-h-9 lg:text-small'
