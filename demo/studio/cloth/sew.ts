import { randomFrom } from '../../random-from.ts'
import type { Point } from '../relief/matrix.ts'
import { polygonField } from '../renderer/meshes/flat-field.ts'
import { evenly, lengthOf } from './curve.ts'
import type { Panel, Pattern } from './pattern.ts'
import { trianglesBetween } from './triangles.ts'

/**
 * Sewn cloth. Each panel has corners of its own; corners that are sewn together are one particle. Triangles look
 * outwards.
 */
export interface Cloth {
  /** Where the corners lie on their panels, x and y. */
  flat: Float64Array
  /** Of each corner: its panel, its particle, and whether it lies on a pressed crease. */
  panel: Uint8Array
  particle: Uint32Array
  creased: Uint8Array
  /** Corners in threes. */
  triangles: Uint32Array
  /** Of each particle: where it is (x, y, z), and whether it is held there. */
  places: Float64Array
  held: Uint8Array
}

/** Cuts the panels into triangles with sides of about `spacing` millimeters and sews them. */
export function sewn(pattern: Pattern, spacing: number, seed: string): Cloth {
  const parts = partsOf(pattern, spacing)
  const flat: Point[] = []
  const panelOf: number[] = []
  const creased: number[] = []
  const triangles: number[] = []
  const edges = new Map<string, number[]>()
  for (const [index, panel] of pattern.panels.entries()) {
    const first = flat.length
    const cut = cutPanel(panel, parts, spacing, `${seed} ${panel.name}`)
    for (const [name, corners] of cut.edges) {
      edges.set(
        `${panel.name}.${name}`,
        corners.map((corner) => corner + first),
      )
    }
    flat.push(...cut.points)
    panelOf.push(...cut.points.map(() => index))
    creased.push(...cut.points.map((_, corner) => (cut.creased.has(corner) ? 1 : 0)))
    for (const [a, b, c] of cut.triangles) {
      triangles.push(a + first, (panel.away ? c : b) + first, (panel.away ? b : c) + first)
    }
  }
  const particle = joined(pattern, edges, flat.length)
  const count = Math.max(...particle) + 1
  const places = new Float64Array(count * 3)
  const shares = new Float64Array(count)
  for (const [corner, [x, y]] of flat.entries()) {
    const at = particle[corner] ?? 0
    const place = pattern.panels[panelOf[corner] ?? 0]?.place(x, y) ?? [0, 0, 0]
    for (let axis = 0; axis < 3; axis++) places[at * 3 + axis] = (places[at * 3 + axis] ?? 0) + (place[axis] ?? 0)
    shares[at] = (shares[at] ?? 0) + 1
  }
  for (let index = 0; index < places.length; index++) {
    places[index] = (places[index] ?? 0) / (shares[Math.floor(index / 3)] ?? 1)
  }
  const held = new Uint8Array(count)
  for (const name of pattern.held ?? []) for (const corner of found(edges, name)) held[particle[corner] ?? 0] = 1
  return {
    flat: Float64Array.from(flat.flat()),
    panel: Uint8Array.from(panelOf),
    particle,
    creased: Uint8Array.from(creased),
    triangles: Uint32Array.from(triangles),
    places,
    held,
  }
}

/** Into how many parts each edge is cut: as many as what it is sewn to. */
function partsOf({ panels, seams }: Pattern, spacing: number): Map<string, number> {
  const lengths = new Map(
    panels.flatMap(({ name, edges }) =>
      edges.map(([edge, points]) => [`${name}.${edge}`, lengthOf(points)] as [string, number]),
    ),
  )
  const parts = new Map([...lengths].map(([edge, length]) => [edge, Math.max(2, Math.round(length / spacing))]))
  for (const [one, marked] of seams) {
    const other = marked.replace('~', '')
    const middle = ((lengths.get(one) ?? 0) + (lengths.get(other) ?? 0)) / 2
    for (const edge of [one, other]) {
      if (!parts.has(edge)) throw new Error(`There is no edge ${edge}.`)
      parts.set(edge, Math.max(2, Math.round(middle / spacing)))
    }
  }
  return parts
}

function cutPanel({ name, edges, creases = [] }: Panel, parts: Map<string, number>, spacing: number, seed: string) {
  const points: Point[] = []
  const corners = new Map<string, number[]>()
  for (const [edge, line] of edges) {
    const along = evenly(line, parts.get(`${name}.${edge}`) ?? 2)
    const first = points.length
    points.push(...along.slice(0, -1))
    corners.set(
      edge,
      along.map((_, index) => first + index),
    )
  }
  const rim = points.length
  for (const along of corners.values()) for (const [index, corner] of along.entries()) along[index] = corner % rim
  const outline = polygonField([...points])
  const creased = new Set<number>()
  for (const line of creases) {
    for (const point of evenly(line, Math.round(lengthOf(line) / spacing))) {
      if (outline(...point) > -spacing * 0.3) continue
      creased.add(points.length)
      points.push(point)
    }
  }
  const pressed = points.slice(rim)
  const random = randomFrom(seed)
  const box = bounds(points)
  const rowHeight = spacing * 0.866
  for (let row = 0; box.low + row * rowHeight < box.top; row++) {
    for (let x = box.left + (row % 2) * spacing * 0.5; x < box.right; x += spacing) {
      const jitter = spacing * 0.12
      const point: Point = [x + random(-jitter, jitter), box.low + row * rowHeight + random(-jitter, jitter)]
      const clear = pressed.every(([px, py]) => Math.hypot(px - point[0], py - point[1]) > spacing * 0.66)
      if (clear && outline(...point) < -spacing * 0.62) points.push(point)
    }
  }
  const triangles = trianglesBetween(points).filter((corner) => {
    const [a, b, c] = corner.map((each) => points[each] ?? ([0, 0] as const))
    return a && b && c && outline((a[0] + b[0] + c[0]) / 3, (a[1] + b[1] + c[1]) / 3) < -0.01
  })
  return { points, edges: corners, creased, triangles }
}

function bounds(points: readonly Point[]) {
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  return { left: Math.min(...xs), right: Math.max(...xs), low: Math.min(...ys), top: Math.max(...ys) }
}

/** The particle of each corner. */
function joined({ seams }: Pattern, edges: Map<string, number[]>, count: number): Uint32Array<ArrayBuffer> {
  const same = Array.from({ length: count }, (_, corner) => corner)
  const root = (corner: number): number => {
    let at = corner
    while (same[at] !== at) at = same[at] ?? at
    return at
  }
  for (const [one, marked] of seams) {
    const first = found(edges, one)
    const second = found(edges, marked.replace('~', ''))
    for (const [index, corner] of first.entries()) {
      const other = second[marked.startsWith('~') ? second.length - 1 - index : index]
      if (other !== undefined) same[root(corner)] = root(other)
    }
  }
  const particles = new Map<number, number>()
  return Uint32Array.from({ length: count }, (_, corner) => {
    const at = root(corner)
    const known = particles.get(at) ?? particles.size
    particles.set(at, known)
    return known
  })
}

function found(edges: Map<string, number[]>, name: string): number[] {
  const corners = edges.get(name)
  if (!corners) throw new Error(`There is no edge ${name}.`)
  return corners
}
