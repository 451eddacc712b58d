import type { Entry } from './cache-entry.ts'

export interface StoreLimits {
  maxBytes: number
  maxEntries: number
}

/** Holds cache entries within limits; evicts the least recently used. */
export function createPageStore({ maxBytes, maxEntries }: StoreLimits) {
  const entries = new Map<string, Entry>()
  let bytes = 0

  function remove(key: string) {
    const entry = entries.get(key)
    if (!entry) return
    entries.delete(key)
    bytes -= entry.bytes
  }

  function evict() {
    for (const oldest of entries.keys()) {
      if (bytes <= maxBytes && entries.size <= maxEntries) break
      remove(oldest)
    }
  }

  return {
    /** The entry of a key, which becomes the most recently used. */
    get(key: string): Entry | undefined {
      const entry = entries.get(key)
      if (!entry) return
      entries.delete(key)
      entries.set(key, entry)
      return entry
    },

    set(entry: Entry) {
      remove(entry.key)
      if (entry.bytes > maxBytes / 10) return
      entries.set(entry.key, entry)
      bytes += entry.bytes
      evict()
    },

    /** Records a new size of an entry, whether or not it is still stored. */
    resize(entry: Entry, newBytes: number) {
      const addedBytes = newBytes - entry.bytes
      entry.bytes = newBytes
      if (entries.get(entry.key) !== entry) return
      bytes += addedBytes
      evict()
    },

    removeWhere(isRemoved: (entry: Entry) => boolean) {
      for (const [key, entry] of entries) if (isRemoved(entry)) remove(key)
    },

    size: () => ({ entries: entries.size, bytes }),
  }
}
