const queues = new Map<string, Promise<unknown>>()

/** Runs actions of one name one at a time: across tabs where the browser has Web Locks, else within this tab. */
export function withLock<R>(name: string, act: () => Promise<R>): Promise<R> {
  const locks = globalThis.navigator?.locks
  if (locks) return locks.request(name, act)
  const result = (queues.get(name) ?? Promise.resolve()).then(act)
  queues.set(
    name,
    result.catch(() => undefined),
  )
  return result
}
