declare global {
  interface Window {
    /** Set by `visitScript` before the first paint. */
    visitSeed?: number
  }
}

/**
 * The seed of every random choice, the same for a whole visit, so that nothing jumps on Back or hydration. Null on the
 * server: what it renders is changed by `visitScript` before the first paint.
 */
export function visitSeed(): number | null {
  return typeof window === 'undefined' ? null : (window.visitSeed ?? null)
}

/** A number below `count`, always the same for a seed and a name. Also part of `visitScript`: it must be self-contained. */
export function pickFor(seed: number, name: string, count: number): number {
  let hash = seed | 0
  for (const sign of name) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x9e3779b1)
  hash ^= hash >>> 15
  hash = Math.imul(hash, 0x85ebca6b)
  hash ^= hash >>> 13
  return (hash >>> 0) % count
}

/** The items in an order determined by the seed. */
export function shuffled<T>(seed: number, items: readonly T[]): T[] {
  return items
    .map((item, at) => ({ item, rank: pickFor(seed, String(at), 2 ** 31) }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ item }) => item)
}
