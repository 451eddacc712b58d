import { useSyncExternalStore } from 'react'
import type { Remembered, Shown } from './remember.ts'
import type { SharedState } from './shared-state.ts'

/** What the browser remembers, as a screen shows it: the empty value with `isReady: false` on the server and at first. */
export function useRemembered<T>(store: Remembered<T>): Shown<T> {
  return useSyncExternalStore(store.subscribe, store.shown, () => store.unread)
}

/** A shared value as a screen shows it; on the server the one it began with. */
export function useShared<T>(state: SharedState<T>, onServer: T): T {
  return useSyncExternalStore(state.subscribe, state.get, () => onServer)
}
