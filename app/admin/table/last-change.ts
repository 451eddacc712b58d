import { useSyncExternalStore } from 'react'
import type { WayBack } from './bulk-action.ts'

/** A change of several rows that can be undone. */
export interface LastChange {
  /** The name of the list. */
  list: string
  /** What was done. */
  label: string
  /** How many rows it changed. */
  changed: number
  steps: readonly { name: string | null; rows: number; goBack: WayBack }[]
}

const listeners = new Set<() => void>()
let last: LastChange | null = null

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** The last change of several rows in this tab, stored outside of its page so that other pages do not forget it. */
export const lastChange = {
  use: () =>
    useSyncExternalStore(
      subscribe,
      () => last,
      () => null,
    ),
  set(next: LastChange | null) {
    last = next
    for (const listener of listeners) listener()
  },
}
