/** Where texts are kept by name; what the browser's own storages and a piece of memory have in common. */
export interface Area {
  getItem(key: string): string | null
  setItem(key: string, text: string): void
  removeItem(key: string): void
}

/**
 * A storage that never throws: what it cannot keep (full, blocked, switched off) it holds in memory until the page goes.
 * `find` is called once, when the area is first used, and may throw or find nothing.
 */
export function forgiving(find: () => Area | undefined): Area {
  const held = new Map<string, string>()
  let found: Area | null | undefined

  function area(): Area | null {
    if (found === undefined) found = attempt(find) ?? null
    return found
  }

  return {
    getItem(key) {
      return held.get(key) ?? attempt(() => area()?.getItem(key)) ?? null
    },
    setItem(key, text) {
      const isKept = attempt(() => {
        area()?.setItem(key, text)
        return area() !== null
      })
      if (isKept) {
        held.delete(key)
        return
      }
      // An older text left behind would come back with the next page.
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

/** Kept until the shopper clears it; shared by the tabs. */
export const localArea = forgiving(() => globalThis.window?.localStorage)

/** Kept as long as the tab. */
export const sessionArea = forgiving(() => globalThis.window?.sessionStorage)
