import { BufferAttribute, BufferGeometry } from 'three'
import type { Point } from '../relief/matrix.ts'
import type { Pattern } from './pattern.ts'
import type { Cloth } from './sew.ts'
import { normalsOf } from './smooth.ts'

/** A whole millimeter of the studio stands for seven of a garment, so that it fits under the lamps. */
export const reduced = 1 / 7

/**
 * Cloth as something solid: its right side, its wrong side and rounded edges. `uv` is the place on the panel in
 * millimeters, `trim` how far it is to the nearest open edge and to the nearest seam.
 */
export function shellOf(cloth: Cloth, pattern: Pattern, thick: number, kind?: string): BufferGeometry {
  const { flat, panel, particle, places } = cloth
  const shown = pattern.panels.map((each) => each.kind === kind)
  const triangles = cloth.triangles.filter((_, at) => shown[panel[cloth.triangles[at - (at % 3)] ?? 0] ?? 0])
  const normals = normalsOf(cloth)
  const position: number[] = []
  const normal: number[] = []
  const uv: number[] = []
  const trim: number[] = []
  const index: number[] = []
  const trims = trimsOf(cloth, pattern)
  const add = (corner: number, out: number, along: readonly number[], lean: number): number => {
    const at = (particle[corner] ?? 0) * 3
    const half = (pattern.panels[panel[corner] ?? 0]?.thick ?? thick) / 2
    const way = [0, 1, 2].map((axis) => (normals[at + axis] ?? 0) * out + (along[axis] ?? 0) * lean)
    const made = position.length / 3
    for (let axis = 0; axis < 3; axis++) {
      position.push(((places[at + axis] ?? 0) + (way[axis] ?? 0) * half) * reduced)
      normal.push(way[axis] ?? 0)
    }
    uv.push(flat[corner * 2] ?? 0, flat[corner * 2 + 1] ?? 0)
    trim.push(trims.open[corner] ?? 0, trims.seam[corner] ?? 0)
    return made
  }
  const count = panel.length
  for (const side of [1, -1]) for (let corner = 0; corner < count; corner++) add(corner, side, [0, 0, 0], 0)
  for (let at = 0; at < triangles.length; at += 3) {
    const [a, b, c] = [triangles[at] ?? 0, triangles[at + 1] ?? 0, triangles[at + 2] ?? 0]
    index.push(a, b, c, a + count, c + count, b + count)
  }
  for (const [one, other, opposite] of openSides(cloth)) {
    if (!shown[panel[one] ?? 0]) continue
    const away = awayFrom(places, particle, one, other, opposite)
    const rims = [one, other].map((corner) => [
      corner,
      add(corner, 0.7, away, 0.7),
      add(corner, 0, away, 1),
      add(corner, -0.7, away, 0.7),
      corner + count,
    ])
    for (let step = 0; step < 4; step++) {
      const [a, b] = [rims[0]?.[step] ?? 0, rims[0]?.[step + 1] ?? 0]
      const [c, d] = [rims[1]?.[step] ?? 0, rims[1]?.[step + 1] ?? 0]
      index.push(a, b, d, a, d, c)
    }
  }
  return new BufferGeometry()
    .setAttribute('position', new BufferAttribute(new Float32Array(position), 3))
    .setAttribute('normal', new BufferAttribute(new Float32Array(normal), 3))
    .setAttribute('uv', new BufferAttribute(new Float32Array(uv), 2))
    .setAttribute('trim', new BufferAttribute(new Float32Array(trim), 2))
    .setIndex(index)
}

/** Cloth without thickness, as throws its shadow. */
export function sheetOf({ places, particle, triangles }: Cloth): BufferGeometry {
  return new BufferGeometry()
    .setAttribute(
      'position',
      new BufferAttribute(
        Float32Array.from(places, (place) => place * reduced),
        3,
      ),
    )
    .setIndex(Array.from(triangles, (corner) => particle[corner] ?? 0))
}

/** Sides of triangles that no other triangle shares, with the corner opposite; run along so that the cloth lies to the left. */
function openSides({ triangles, particle }: Cloth): [number, number, number][] {
  const sides = new Map<number, [number, number, number] | null>()
  for (let index = 0; index < triangles.length; index++) {
    const first = index - (index % 3)
    const [a, b] = [triangles[index] ?? 0, triangles[first + ((index + 1) % 3)] ?? 0]
    const [pa, pb] = [particle[a] ?? 0, particle[b] ?? 0]
    const key = Math.min(pa, pb) * 2 ** 24 + Math.max(pa, pb)
    sides.set(key, sides.has(key) ? null : [a, b, triangles[first + ((index + 2) % 3)] ?? 0])
  }
  return [...sides.values()].filter((side) => side !== null)
}

function awayFrom(places: Float64Array, particle: Uint32Array, one: number, other: number, opposite: number) {
  const at = (corner: number, axis: number) => places[(particle[corner] ?? 0) * 3 + axis] ?? 0
  const side = [0, 1, 2].map((axis) => at(other, axis) - at(one, axis))
  const out = [0, 1, 2].map((axis) => (at(one, axis) + at(other, axis)) / 2 - at(opposite, axis))
  const share = dot(out, side) / (dot(side, side) || 1)
  const square = out.map((value, axis) => value - (side[axis] ?? 0) * share)
  const length = Math.sqrt(dot(square, square)) || 1
  return square.map((value) => value / length)
}

function dot(one: readonly number[], other: readonly number[]): number {
  return one.reduce((sum, value, axis) => sum + value * (other[axis] ?? 0), 0)
}

const farthest = 60

/** How far each corner is, on its panel, from the nearest open edge and from the nearest seam; 60 mm is far. A `fold` is no seam. */
function trimsOf({ panel, flat }: Cloth, pattern: Pattern) {
  const sewn = new Set(pattern.seams.flat().map((name) => name.replace('~', '')))
  const lines = pattern.panels.map(({ name, edges }) => ({
    open: edges.filter(([edge]) => !sewn.has(`${name}.${edge}`)).map(([, points]) => points),
    seam: edges.filter(([edge]) => edge !== 'fold' && sewn.has(`${name}.${edge}`)).map(([, points]) => points),
  }))
  const measure = (kind: 'open' | 'seam') =>
    Float32Array.from(panel, (of, corner) =>
      (lines[of]?.[kind] ?? []).reduce(
        (least, line) => Math.min(least, distance(line, flat[corner * 2] ?? 0, flat[corner * 2 + 1] ?? 0)),
        farthest,
      ),
    )
  return { open: measure('open'), seam: measure('seam') }
}

function distance(line: readonly Point[], x: number, y: number): number {
  let found = farthest * farthest
  for (let index = 1; index < line.length; index++) {
    const [px, py] = line[index - 1] ?? [0, 0]
    const [qx, qy] = line[index] ?? [0, 0]
    const [ux, uy] = [qx - px, qy - py]
    const share = Math.min(1, Math.max(0, ((x - px) * ux + (y - py) * uy) / (ux * ux + uy * uy || 1)))
    const [dx, dy] = [x - px - ux * share, y - py - uy * share]
    found = Math.min(found, dx * dx + dy * dy)
  }
  return Math.sqrt(found)
}
