/** A value that several parts of a page look at and that goes with the page. */
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
