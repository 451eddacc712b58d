import { noise } from '../relief/noise.ts'
import { linkedPairs, nearPairs } from './contacts.ts'
import type { Form } from './form.ts'
import { type Links, linksOf } from './links.ts'
import type { Pattern } from './pattern.ts'
import { refined } from './refine.ts'
import { type Cloth, sewn } from './sew.ts'

/** How a cloth falls. */
export interface Fall {
  /** How firmly it keeps from bending, 0 to 1, and how much its threads give, 0 to 1. */
  bend: number
  give?: number
  /** Sides of the triangles in millimeters at first; each later round halves them. */
  spacing: number
  /** Steps of each round. */
  rounds: readonly number[]
  /** How strongly it falls; 1 for cloth of a middling weight. */
  weight?: number
  /** How much of a slide along the form it loses in each step. */
  grip?: number
  seed: string
}

/** A step is 1/600 s; an eighth of gravity is enough for folds and stretches cloth less. */
const gravity = 3000 / 600 ** 2

/** Sews a pattern, lets it fall on a form and gives it rest, coarsely first. The same seed gives the same cloth. */
export function draped(pattern: Pattern, body: Form, fall: Fall): Cloth {
  let cloth = sewn(pattern, fall.spacing, fall.seed)
  for (const [round, steps] of fall.rounds.entries()) {
    if (round > 0) cloth = refined(cloth)
    settle(cloth, pattern, body, fall, round, steps)
  }
  return cloth
}

function settle(cloth: Cloth, pattern: Pattern, body: Form, fall: Fall, round: number, steps: number): void {
  const { places, held } = cloth
  const spacing = fall.spacing / 2 ** round
  const { threads, bends } = linksOf(cloth, pattern, { bend: fall.bend, give: fall.give ?? 0 })
  const before = places.slice()
  const speeds = new Float64Array(places.length)
  const blown = round === 0 ? unrest(places, fall.seed) : undefined
  const linked = linkedPairs(threads.pairs)
  const apart = Math.min(9, spacing * 0.6)
  let near: Uint32Array = new Uint32Array(0)
  for (let step = 0; step < steps; step++) {
    const pull = round === 0 ? Math.min(1, Math.max(0, (step - 120) / 200)) : 1
    const wind = blown && step < 320 ? 1 : 0
    before.set(places)
    for (let index = 0; index < places.length; index++) {
      const particle = Math.floor(index / 3)
      if (held[particle]) continue
      const drop = index % 3 === 1 ? -gravity * pull * (fall.weight ?? 1) : 0
      const speed = (speeds[index] ?? 0) * 0.993 + drop + wind * (blown?.[index] ?? 0)
      places[index] = (places[index] ?? 0) + Math.min(2.5, Math.max(-2.5, speed))
    }
    draw(places, held, threads)
    draw(places, held, bends)
    draw(places, held, threads)
    if (step % 12 === 0) near = nearPairs(places, linked, apart * 1.5)
    keepApart(places, held, near, apart)
    keepOutside(places, before, held, body, fall.grip ?? 0.35)
    for (let index = 0; index < places.length; index++) speeds[index] = (places[index] ?? 0) - (before[index] ?? 0)
  }
}

/** A breath that pushes cloth here and there while it falls, so that its two sides do not fold alike. */
function unrest(places: Float64Array, seed: string): Float64Array {
  const start = [...seed].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7) % 9973
  return Float64Array.from(places, (_, index) => {
    const at = index - (index % 3)
    const [x, y, z] = [places[at] ?? 0, places[at + 1] ?? 0, places[at + 2] ?? 0]
    return noise((x + (z > 0 ? 0 : 977)) / 70, y / 260, start + (index % 3)) * 0.006
  })
}

function draw(places: Float64Array, held: Uint8Array, { pairs, rest, firm }: Links): void {
  for (let index = 0; index < rest.length; index++) {
    const one = pairs[index * 2] ?? 0
    const two = pairs[index * 2 + 1] ?? 0
    const [wa, wb] = [held[one] ? 0 : 1, held[two] ? 0 : 1]
    if (wa + wb === 0) continue
    const a = one * 3
    const b = two * 3
    const dx = (places[b] ?? 0) - (places[a] ?? 0)
    const dy = (places[b + 1] ?? 0) - (places[a + 1] ?? 0)
    const dz = (places[b + 2] ?? 0) - (places[a + 2] ?? 0)
    const length = Math.sqrt(dx * dx + dy * dy + dz * dz) + 1e-9
    const share = ((length - (rest[index] ?? 0)) / length / (wa + wb)) * (firm[index] ?? 0)
    move(places, a, dx * share * wa, dy * share * wa, dz * share * wa)
    move(places, b, -dx * share * wb, -dy * share * wb, -dz * share * wb)
  }
}

function keepApart(places: Float64Array, held: Uint8Array, near: Uint32Array, apart: number): void {
  for (let index = 0; index < near.length; index += 2) {
    const one = near[index] ?? 0
    const two = near[index + 1] ?? 0
    const a = one * 3
    const b = two * 3
    const dx = (places[b] ?? 0) - (places[a] ?? 0)
    const dy = (places[b + 1] ?? 0) - (places[a + 1] ?? 0)
    const dz = (places[b + 2] ?? 0) - (places[a + 2] ?? 0)
    const square = dx * dx + dy * dy + dz * dz
    if (square >= apart * apart) continue
    const length = Math.sqrt(square) + 1e-9
    const share = ((length - apart) / length) * 0.25
    if (!held[one]) move(places, a, dx * share, dy * share, dz * share)
    if (!held[two]) move(places, b, -dx * share, -dy * share, -dz * share)
  }
}

/** How far the cloth keeps from the form. */
const clearance = 3

function keepOutside(places: Float64Array, before: Float64Array, held: Uint8Array, body: Form, grip: number): void {
  for (let particle = 0; particle < held.length; particle++) {
    if (held[particle]) continue
    const at = particle * 3
    const [x, y, z] = [places[at] ?? 0, places[at + 1] ?? 0, places[at + 2] ?? 0]
    const inside = clearance - body.distance(x, y, z)
    if (inside <= 0) continue
    const gx = body.distance(x + 2, y, z) - body.distance(x - 2, y, z)
    const gy = body.distance(x, y + 2, z) - body.distance(x, y - 2, z)
    const gz = body.distance(x, y, z + 2) - body.distance(x, y, z - 2)
    const slope = Math.hypot(gx, gy, gz) + 1e-9
    const out = Math.min(6, inside) / slope
    const back = grip
    places[at] = x + ((before[at] ?? 0) - x) * back + gx * out
    places[at + 1] = y + ((before[at + 1] ?? 0) - y) * back + gy * out
    places[at + 2] = z + ((before[at + 2] ?? 0) - z) * back + gz * out
  }
}

function move(places: Float64Array, at: number, x: number, y: number, z: number): void {
  places[at] = (places[at] ?? 0) + x
  places[at + 1] = (places[at + 1] ?? 0) + y
  places[at + 2] = (places[at + 2] ?? 0) + z
}
