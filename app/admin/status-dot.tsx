/** The dot before a status, which only repeats its words; its color is a class. */
export function StatusDot({ color }: { color: string }) {
  return <span aria-hidden className={`size-2 shrink-0 rounded-full ${color}`} />
}
