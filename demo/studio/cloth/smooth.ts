import { refined } from './refine.ts'
import type { Cloth } from './sew.ts'

/** The way out at each particle, of length one. */
export function normalsOf({ triangles, particle, places }: Cloth): Float64Array {
  const normals = new Float64Array(places.length)
  for (let index = 0; index < triangles.length; index += 3) {
    const corners = [0, 1, 2].map((corner) => (particle[triangles[index + corner] ?? 0] ?? 0) * 3)
    const [a = 0, b = 0, c = 0] = corners
    const at = (from: number, axis: number) => (places[from + axis] ?? 0) - (places[a + axis] ?? 0)
    const [ux, uy, uz, vx, vy, vz] = [at(b, 0), at(b, 1), at(b, 2), at(c, 0), at(c, 1), at(c, 2)]
    const normal = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx]
    for (const corner of corners) {
      for (let axis = 0; axis < 3; axis++) normals[corner + axis] = (normals[corner + axis] ?? 0) + (normal[axis] ?? 0)
    }
  }
  for (let index = 0; index < normals.length; index += 3) {
    const length = Math.hypot(normals[index] ?? 0, normals[index + 1] ?? 0, normals[index + 2] ?? 0) || 1
    for (let axis = 0; axis < 3; axis++) normals[index + axis] = (normals[index + axis] ?? 0) / length
  }
  return normals
}

/** The cloth cut finer and bent round between its particles, without the unrest that falling left in it. */
export function smoothed(cloth: Cloth): Cloth {
  const calm = { ...cloth, places: cloth.places.slice() }
  relax(calm, 0.5)
  relax(calm, -0.52)
  relax(calm, 0.4)
  const normals = normalsOf(calm)
  const fine = refined(calm)
  const known = calm.held.length
  const seen = new Uint8Array(fine.held.length)
  for (let index = 0; index < fine.triangles.length; index += 12) {
    const corner = (at: number) => fine.particle[fine.triangles[index + at] ?? 0] ?? 0
    const [a, ab, ca, b, bc, c] = [corner(0), corner(1), corner(2), corner(4), corner(7), corner(8)]
    for (const [one, between, other] of [
      [a, ab, b],
      [b, bc, c],
      [c, ca, a],
    ] as const) {
      if (between < known || seen[between]) continue
      seen[between] = 1
      bulge(fine.places, normals, one, other, between)
    }
  }
  return fine
}

/** Moves what lies between two particles towards the planes that touch the cloth at them. */
function bulge(places: Float64Array, normals: Float64Array, one: number, other: number, between: number): void {
  const at = (particle: number, axis: number) => places[particle * 3 + axis] ?? 0
  const normal = (particle: number, axis: number) => normals[particle * 3 + axis] ?? 0
  const middle = [0, 1, 2].map((axis) => (at(one, axis) + at(other, axis)) / 2)
  const off = (particle: number) =>
    [0, 1, 2].reduce((sum, axis) => sum + ((middle[axis] ?? 0) - at(particle, axis)) * normal(particle, axis), 0)
  const [first, second] = [off(one), off(other)]
  for (let axis = 0; axis < 3; axis++) {
    const moved = (first * normal(one, axis) + second * normal(other, axis)) / 2
    places[between * 3 + axis] = (middle[axis] ?? 0) - 0.7 * moved
  }
}

/**
 * Moves each particle a share of the way to the middle of its neighbours; those on an edge of the cloth along it. Neighbours
 * weigh what they weigh on the flat panel, where their middle is the particle itself: cloth is not pushed along itself, and
 * a seam stays as straight as it fell.
 */
function relax(cloth: Cloth, share: number): void {
  const { places } = cloth
  const sides = weighed(cloth)
  const open = new Set<number>()
  for (const { ends, once } of sides) if (once) for (const end of ends) open.add(end)
  const sums = new Float64Array(places.length)
  const weights = new Float64Array(places.length / 3)
  for (const { ends, once, weight } of sides) {
    for (const [one, other] of [ends, ends.toReversed()]) {
      if (one === undefined || other === undefined || (open.has(one) && !once)) continue
      const own = once ? 1 : Math.max(leastWeight, weight)
      weights[one] = (weights[one] ?? 0) + own
      for (let axis = 0; axis < 3; axis++)
        sums[one * 3 + axis] = (sums[one * 3 + axis] ?? 0) + own * (places[other * 3 + axis] ?? 0)
    }
  }
  for (let index = 0; index < places.length; index++) {
    const weight = weights[Math.floor(index / 3)] ?? 0
    if (weight > 0) places[index] = (places[index] ?? 0) + ((sums[index] ?? 0) / weight - (places[index] ?? 0)) * share
  }
}

/** The least that a side weighs, against blunt corners. */
const leastWeight = 0.01

/** The sides of the triangles between particles, `once` for those of one triangle; each weighs the cotangents of the corners opposite it. */
function weighed({ triangles, particle, flat }: Cloth) {
  const sides = new Map<number, { ends: [number, number]; once: boolean; weight: number }>()
  for (let index = 0; index < triangles.length; index++) {
    const first = index - (index % 3)
    const corners = [0, 1, 2].map((step) => triangles[first + ((index + step) % 3)] ?? 0)
    const [a = 0, b = 0, c = 0] = corners
    const [one, other] = [particle[a] ?? 0, particle[b] ?? 0]
    const way = (to: number, axis: 0 | 1) => (flat[to * 2 + axis] ?? 0) - (flat[c * 2 + axis] ?? 0)
    const [ux, uy, vx, vy] = [way(a, 0), way(a, 1), way(b, 0), way(b, 1)]
    const cotangent = (ux * vx + uy * vy) / (Math.abs(ux * vy - uy * vx) || 1)
    const key = Math.min(one, other) * 2 ** 24 + Math.max(one, other)
    const known = sides.get(key)
    sides.set(key, { ends: [one, other], once: !known, weight: (known?.weight ?? 0) + cotangent })
  }
  return [...sides.values()]
}
