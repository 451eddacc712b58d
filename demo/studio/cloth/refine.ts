import type { Cloth } from './sew.ts'

/** The same cloth with each triangle cut into four; new particles lie between the old ones. */
export function refined(cloth: Cloth): Cloth {
  const flat = Array.from(cloth.flat)
  const panel = Array.from(cloth.panel)
  const particle = Array.from(cloth.particle)
  const creased = Array.from(cloth.creased)
  const places = Array.from(cloth.places)
  const held = Array.from(cloth.held)
  const corners = new Map<number, number>()
  const particles = new Map<number, number>()

  const between = (one: number, other: number): number => {
    const key = Math.min(one, other) * 2 ** 24 + Math.max(one, other)
    const known = corners.get(key)
    if (known !== undefined) return known
    const made = panel.length
    corners.set(key, made)
    flat.push(middle(flat, one * 2, other * 2), middle(flat, one * 2 + 1, other * 2 + 1))
    panel.push(panel[one] ?? 0)
    creased.push((creased[one] ?? 0) & (creased[other] ?? 0))
    particle.push(particleBetween(particle[one] ?? 0, particle[other] ?? 0))
    return made
  }
  const particleBetween = (one: number, other: number): number => {
    const key = Math.min(one, other) * 2 ** 24 + Math.max(one, other)
    const known = particles.get(key)
    if (known !== undefined) return known
    const made = held.length
    particles.set(key, made)
    for (let axis = 0; axis < 3; axis++) places.push(middle(places, one * 3 + axis, other * 3 + axis))
    held.push((held[one] ?? 0) & (held[other] ?? 0))
    return made
  }

  const triangles: number[] = []
  for (let index = 0; index < cloth.triangles.length; index += 3) {
    const [a, b, c] = [cloth.triangles[index] ?? 0, cloth.triangles[index + 1] ?? 0, cloth.triangles[index + 2] ?? 0]
    const [ab, bc, ca] = [between(a, b), between(b, c), between(c, a)]
    triangles.push(a, ab, ca, ab, b, bc, ca, bc, c, ab, bc, ca)
  }
  return {
    flat: Float64Array.from(flat),
    panel: Uint8Array.from(panel),
    particle: Uint32Array.from(particle),
    creased: Uint8Array.from(creased),
    triangles: Uint32Array.from(triangles),
    places: Float64Array.from(places),
    held: Uint8Array.from(held),
  }
}

function middle(values: readonly number[], one: number, other: number): number {
  return ((values[one] ?? 0) + (values[other] ?? 0)) / 2
}
