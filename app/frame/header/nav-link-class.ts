/** Class of a header link, underlined when current. */
export function navLinkClass({ isActive }: { isActive: boolean }): string {
  const line = isActive ? 'after:scale-x-100' : 'after:scale-x-0 hover:after:scale-x-100'
  return `relative inline-flex min-h-11 items-center px-1 after:absolute after:inset-x-1 after:bottom-2 after:h-px after:origin-left after:bg-current after:transition-transform after:duration-300 ${line}`
}
