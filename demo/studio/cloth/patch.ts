import { BufferAttribute, BufferGeometry } from 'three'
import type { Point } from '../relief/matrix.ts'
import { polygonField } from '../renderer/meshes/flat-field.ts'
import { evenly } from './curve.ts'
import { reduced } from './shell.ts'
import type { Spot } from './surface-map.ts'
import { trianglesBetween } from './triangles.ts'

const spacing = 7

/** How high a piece lies over its cloth in millimeters: everywhere, or at a place on the panel. */
export type Height = number | ((x: number, y: number) => number)

/** A piece laid on cloth: an outline on the panel (mm, counterclockwise), as thick as `high`; `trim` is the way to its edge. */
export function patchOn(spot: (x: number, y: number) => Spot, outline: readonly Point[], high: Height): BufferGeometry {
  const rim = outline.flatMap((from, index) => {
    const to = outline[(index + 1) % outline.length] ?? from
    return evenly([from, to], Math.max(1, Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) / spacing))).slice(
      0,
      -1,
    )
  })
  const field = polygonField(rim)
  const inside = within(outline).filter(([x, y]) => field(x, y) < -spacing * 0.6)
  const points = [...rim, ...inside]
  const position: number[] = []
  const normal: number[] = []
  const uv: number[] = []
  const trim: number[] = []
  const add = (index: number, up: number, lean: number) => {
    const [x, y] = points[index] ?? [0, 0]
    const { place, out, right, up: above } = spot(x, y)
    const rise = typeof high === 'number' ? high : high(x, y)
    const before = rim[(index + rim.length - 1) % rim.length] ?? [0, 0]
    const after = rim[(index + 1) % rim.length] ?? [0, 0]
    const length = Math.hypot(after[0] - before[0], after[1] - before[1]) || 1
    const way = [(after[1] - before[1]) / length, -(after[0] - before[0]) / length]
    for (let axis = 0; axis < 3; axis++) {
      const aside = (way[0] ?? 0) * (right[axis] ?? 0) + (way[1] ?? 0) * (above[axis] ?? 0)
      position.push(((place[axis] ?? 0) + (out[axis] ?? 0) * up * rise + aside * lean * rise * 0.5) * reduced)
      normal.push((out[axis] ?? 0) * (1 - lean) + aside * lean)
    }
    uv.push(x, y)
    trim.push(Math.max(0, -field(x, y)), 60)
  }
  for (const index of points.keys()) add(index, 1, 0)
  const count = points.length
  for (const [up, lean] of [
    [0.8, 0.6],
    [0, 1],
    [-1.2, 1],
  ] as const) {
    for (const index of rim.keys()) add(index, up, lean)
  }
  const faces = trianglesBetween(points).filter(([a, b, c]) => {
    const [p, q, r] = [points[a], points[b], points[c]]
    return p && q && r && field((p[0] + q[0] + r[0]) / 3, (p[1] + q[1] + r[1]) / 3) < 0
  })
  const index = faces.flat()
  for (const [ring, start] of [0, count, count + rim.length].entries()) {
    const next = count + ring * rim.length
    for (let at = 0; at < rim.length; at++) {
      const after = (at + 1) % rim.length
      index.push(start + at, next + at, next + after, start + at, next + after, start + after)
    }
  }
  if (isAway(spot(...(rim[0] ?? [0, 0])))) index.reverse()
  return new BufferGeometry()
    .setAttribute('position', new BufferAttribute(new Float32Array(position), 3))
    .setAttribute('normal', new BufferAttribute(new Float32Array(normal), 3))
    .setAttribute('uv', new BufferAttribute(new Float32Array(uv), 2))
    .setAttribute('trim', new BufferAttribute(new Float32Array(trim), 2))
    .setIndex(index)
}

function within(outline: readonly Point[]): Point[] {
  const xs = outline.map(([x]) => x)
  const ys = outline.map(([, y]) => y)
  const found: Point[] = []
  for (let row = 0; Math.min(...ys) + row * spacing < Math.max(...ys); row++) {
    for (let x = Math.min(...xs) + (row % 2) * spacing * 0.5; x < Math.max(...xs); x += spacing) {
      // A hair off the grid, so that no four points lie on one circle.
      found.push([x + ((row * 7) % 5) * 0.05, Math.min(...ys) + row * spacing + ((x * 3) % 1) * 0.05])
    }
  }
  return found
}

/** Whether the right side of a panel looks away from who sees its x to the right and its y up. */
function isAway({ out, right, up }: Spot): boolean {
  const [a = 0, b = 0, c = 0] = right
  const [d = 0, e = 0, f = 0] = up
  return (b * f - c * e) * (out[0] ?? 0) + (c * d - a * f) * (out[1] ?? 0) + (a * e - b * d) * (out[2] ?? 0) < 0
}
