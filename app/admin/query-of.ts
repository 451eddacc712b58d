/** What was chosen as the query of an address; what was not is left out. */
export function queryOf(chosen: Record<string, string | undefined>): string {
  const kept = Object.entries(chosen).flatMap(([name, value]) => (value ? [[name, value]] : []))
  return new URLSearchParams(kept).toString()
}
