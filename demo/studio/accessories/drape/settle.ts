import { crowdOf } from './crowd.ts'

/** Cloth as points (millimeters, y up) that threads hold at their distances. */
export interface Drape {
  places: Float32Array
  /** Two points for each thread, its length, and how much it gives: 0 is stiff, 2 takes up half of a strain in a step. */
  ends: Int32Array
  lengths: Float32Array
  gives: Float32Array
  /** Whether two points lie so close in the cloth that they never push each other apart. */
  neighbours: (one: number, other: number) => boolean
}

export interface Handling {
  seconds: number
  /** Millimeters per second squared; light cloth falls slowly, for the air is in its way. */
  gravity?: number
  /** How close layers come to each other, in millimeters. */
  thickness: number
  /** From 0, slippery, to 1. */
  friction?: number
  /** The share of its speed that cloth loses in a step. */
  drag?: number
  /** Whether the cloth lies on the ground. */
  ground?: boolean
  /** Adds to the speeds (millimeters per second). */
  push?: (speeds: Float32Array, seconds: number) => void
  /** Holds or moves points after each step. */
  hold?: (seconds: number) => void
}

/** Steps in a second. */
export const rate = 600

/** Lets cloth move under its weight, its stiffness and what is done to it: position based dynamics in small steps. */
export function settle(drape: Drape, handling: Handling): void {
  const { places } = drape
  const { seconds, gravity = 3000, thickness, friction = 0.4, drag = 0.01, ground = true, push, hold } = handling
  const before = Float32Array.from(places)
  const speeds = new Float32Array(places.length)
  const crowd = crowdOf(drape, thickness)
  const steps = Math.round(seconds * rate)
  const fastest = (thickness * rate) / 4
  for (let step = 0; step < steps; step++) {
    const now = step / rate
    push?.(speeds, now)
    before.set(places)
    for (let at = 0; at < places.length; at++) {
      const fall = at % 3 === 1 ? gravity / rate : 0
      const speed = Math.min(fastest, Math.max(-fastest, ((speeds[at] ?? 0) - fall) * (1 - drag)))
      places[at] = (places[at] ?? 0) + speed / rate
    }
    pull(drape, step % 2 === 1)
    if (step % 6 === 0) crowd.meet()
    crowd.part(before, friction)
    hold?.(now)
    if (ground) land(places, before, thickness / 2, friction)
    for (let at = 0; at < places.length; at++) speeds[at] = ((places[at] ?? 0) - (before[at] ?? 0)) * rate
  }
}

function pull({ places, ends, lengths, gives }: Drape, backwards: boolean): void {
  const count = lengths.length
  for (let index = 0; index < count; index++) {
    const thread = backwards ? count - 1 - index : index
    const a = (ends[thread * 2] ?? 0) * 3
    const b = (ends[thread * 2 + 1] ?? 0) * 3
    const x = (places[b] ?? 0) - (places[a] ?? 0)
    const y = (places[b + 1] ?? 0) - (places[a + 1] ?? 0)
    const z = (places[b + 2] ?? 0) - (places[a + 2] ?? 0)
    const long = Math.sqrt(x * x + y * y + z * z) || 1e-6
    const share = (long - (lengths[thread] ?? 0)) / long / (2 + (gives[thread] ?? 0))
    places[a] = (places[a] ?? 0) + x * share
    places[a + 1] = (places[a + 1] ?? 0) + y * share
    places[a + 2] = (places[a + 2] ?? 0) + z * share
    places[b] = (places[b] ?? 0) - x * share
    places[b + 1] = (places[b + 1] ?? 0) - y * share
    places[b + 2] = (places[b + 2] ?? 0) - z * share
  }
}

function land(places: Float32Array, before: Float32Array, low: number, friction: number): void {
  for (let at = 1; at < places.length; at += 3) {
    const deep = low - (places[at] ?? 0)
    if (deep <= 0) continue
    places[at] = low
    for (const beside of [at - 1, at + 1]) {
      places[beside] = (places[beside] ?? 0) + ((before[beside] ?? 0) - (places[beside] ?? 0)) * friction
    }
  }
}
