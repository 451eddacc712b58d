import { useSyncExternalStore } from 'react'

export type Selected<Row> = ReadonlyMap<string, Row>

/** The selected rows of a list by ID, stored outside of its page so that the next page adds to them. */
export function createSelection<Row>() {
  const none: Selected<Row> = new Map()
  const listeners = new Set<() => void>()
  let selected = none

  function set(next: Selected<Row>) {
    selected = next
    for (const listener of listeners) listener()
  }

  function subscribe(listener: () => void) {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  }

  return {
    use: () =>
      useSyncExternalStore(
        subscribe,
        () => selected,
        () => none,
      ),
    toggle(rows: Iterable<readonly [id: string, row: Row]>, isSelected: boolean) {
      const next = new Map(selected)
      for (const [id, row] of rows) {
        if (isSelected) next.set(id, row)
        else next.delete(id)
      }
      set(next)
    },
    clear: () => set(none),
  }
}

export type Selection<Row> = ReturnType<typeof createSelection<Row>>
