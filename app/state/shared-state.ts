/** A value shared by several parts of a page, lost when the page unloads. */
export interface SharedState<T> {
  get(): T
  set(value: T): void
  subscribe(listener: () => void): () => void
}

export function sharedState<T>(initial: T): SharedState<T> {
  const listeners = new Set<() => void>()
  let current = initial

  return {
    get: () => current,
    set(value) {
      if (Object.is(value, current)) return
      current = value
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
