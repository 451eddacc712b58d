import { useSyncExternalStore } from 'react'
import { encode } from '../cipher.ts'
import { tabKeys } from '../local-items.ts'
import { tabStore } from '../storage-area.ts'
import { pickFor, visitSeed } from './visit-seed.ts'

/** What a shopper chose instead of the visit: the place of a version, by name. */
type Picks = Readonly<Record<string, number>>

declare global {
  interface Window {
    /** Set by `visitScript` before the first paint. */
    visitPicks?: Picks
  }
}

const listeners = new Set<() => void>()
let stored: Picks | undefined

/** The version that the shopper or, by default, the visit chooses: a place below `count`. The first one on the server. */
export function chosenPlace(name: string, count: number): number {
  const seed = visitSeed()
  const picked = pickedPlace(name)
  if (picked !== undefined && picked < count) return picked
  return seed === null || count === 0 ? 0 : pickFor(seed, name, count)
}

/** The version that the shopper chose; undefined if they chose none. */
export function usePickedPlace(name: string): number | undefined {
  const read = () => pickedPlace(name)
  return useSyncExternalStore(subscribe, read, read)
}

/** Chooses a version, for the whole visit if it is stored, else until the page is left for another site. */
export function pickPlace(name: string, place: number, { isStored }: { isStored: boolean }): void {
  stored ??= window.visitPicks ?? {}
  window.visitPicks = { ...window.visitPicks, [name]: place }
  if (isStored) {
    stored = { ...stored, [name]: place }
    tabStore.setItem(tabKeys.visitPicks, encode(JSON.stringify(stored)))
  }
  for (const listener of listeners) listener()
}

function pickedPlace(name: string): number | undefined {
  return globalThis.window?.visitPicks?.[name]
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
