/** Random choices that are the same for the same seed. */
export interface Choose {
  /** An integer from 0 up to but not including `below`. */
  below(below: number): number
  between(min: number, max: number): number
  shuffled<T>(items: readonly T[]): T[]
}

/** Source: the mulberry32 generator, in the public domain. */
export function seeded(seed: number): Choose {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (limit: number) => Math.floor(next() * limit)
  return {
    below,
    between: (min, max) => min + below(max - min + 1),
    shuffled(items) {
      const left = [...items]
      return items.flatMap(() => left.splice(below(left.length), 1))
    },
  }
}
