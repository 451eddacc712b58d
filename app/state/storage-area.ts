/** What the browser's storages and an in-memory one have in common. */
export interface StorageArea {
  getItem(key: string): string | null
  setItem(key: string, text: string): void
  removeItem(key: string): void
}

/**
 * A storage that never throws: what it cannot store (full, blocked, disabled) stays in memory until the page unloads.
 * `find` is called once, on first use, and may throw or return nothing.
 */
export function safeStorage(find: () => StorageArea | undefined): StorageArea {
  const held = new Map<string, string>()
  let found: StorageArea | null | undefined

  function area(): StorageArea | null {
    if (found === undefined) found = attempt(find) ?? null
    return found
  }

  return {
    getItem(key) {
      return held.get(key) ?? attempt(() => area()?.getItem(key)) ?? null
    },
    setItem(key, text) {
      const isStored = attempt(() => {
        area()?.setItem(key, text)
        return area() !== null
      })
      if (isStored) {
        held.delete(key)
        return
      }
      // An older text left behind would reappear on the next page.
      attempt(() => area()?.removeItem(key))
      held.set(key, text)
    },
    removeItem(key) {
      held.delete(key)
      attempt(() => area()?.removeItem(key))
    },
  }
}

function attempt<T>(act: () => T): T | undefined {
  try {
    return act()
  } catch {
    return undefined
  }
}

/** Lasts until the shopper clears it; shared by all tabs. */
export const localStore = safeStorage(() => globalThis.window?.localStorage)

/** Lasts as long as the tab. */
export const tabStore = safeStorage(() => globalThis.window?.sessionStorage)
