const last = new Map<string, Promise<unknown>>()

/** Runs what is asked under one name one after the other: in every tab where the browser has locks, else in this one. */
export function inTurn<R>(name: string, act: () => Promise<R>): Promise<R> {
  const locks = globalThis.navigator?.locks
  if (locks) return locks.request(name, act)
  const turn = (last.get(name) ?? Promise.resolve()).then(act)
  last.set(
    name,
    turn.catch(() => undefined),
  )
  return turn
}
