/** A stream of numbers from 0 to 1 that is the same for the same seed. */
export function randomFrom(seed: string): (from?: number, to?: number) => number {
  let state = 2166136261
  for (const character of seed) state = Math.imul(state ^ character.charCodeAt(0), 16777619)
  return (from = 0, to = 1) => {
    state = (state + 0x6d2b79f5) | 0
    let mix = Math.imul(state ^ (state >>> 15), 1 | state)
    mix = (mix + Math.imul(mix ^ (mix >>> 7), 61 | mix)) ^ mix
    return from + (((mix ^ (mix >>> 14)) >>> 0) / 4294967296) * (to - from)
  }
}
