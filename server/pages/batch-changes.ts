const batchMs = 250

/**
 * Passes on the IDs of changed rows: the first at once, those of the next quarter of a second together. An import that
 * changes 10,000 products so invalidates the pages of listings four times a second, not 10,000 times.
 */
export function batchChanges(apply: (ids: readonly string[]) => void) {
  const batch = new Set<string>()
  let timer: NodeJS.Timeout | null = null

  function pass(): void {
    timer = null
    if (batch.size === 0) return
    const ids = [...batch]
    batch.clear()
    timer = setTimeout(pass, batchMs)
    apply(ids)
  }

  return {
    add(id: string): void {
      batch.add(id)
      if (timer === null) pass()
    },
    stop(): void {
      if (timer !== null) clearTimeout(timer)
      timer = null
      batch.clear()
    },
  }
}
