/** Class of the count on an icon. */
export const badgeClass =
  'absolute -top-2 -right-3 flex h-5 min-w-5 items-center justify-center rounded-full bg-accent px-1 text-small leading-none font-medium text-chalk tabular-nums'
