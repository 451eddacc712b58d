import { useSyncExternalStore } from 'react'
import type { SharedState } from './shared-state.ts'
import type { Snapshot, StoredValue } from './stored-value.ts'

/** A stored value in a component: the empty value with `isReady: false` on the server and at first. */
export function useStoredValue<T>(store: StoredValue<T>): Snapshot<T> {
  return useSyncExternalStore(store.subscribe, store.shown, () => store.unread)
}

/** A shared value in a component; on the server, `onServer`. */
export function useShared<T>(state: SharedState<T>, onServer: T): T {
  return useSyncExternalStore(state.subscribe, state.get, () => onServer)
}
