const gatherMs = 250

/**
 * Passes on the IDs of changed rows: the first at once, those of the next quarter of a second together. An import that
 * changes 10,000 products so drops the pages of listings four times a second, not 10,000 times.
 */
export function gatherChanges(apply: (ids: readonly string[]) => void) {
  const gathered = new Set<string>()
  let timer: NodeJS.Timeout | null = null

  function pass(): void {
    timer = null
    if (gathered.size === 0) return
    const ids = [...gathered]
    gathered.clear()
    timer = setTimeout(pass, gatherMs)
    apply(ids)
  }

  return {
    add(id: string): void {
      gathered.add(id)
      if (timer === null) pass()
    },
    stop(): void {
      if (timer !== null) clearTimeout(timer)
      timer = null
      gathered.clear()
    },
  }
}
